#!/usr/bin/env bash
# scripts/compose/install-engine.sh FOLDER: installs Debian's Docker engine, which does not start by itself, and unpacks
# Debian 13's `docker compose` and `docker buildx` into FOLDER/config/cli-plugins, because Debian 12 has neither
# (decision 0156). Needs root.
set -euo pipefail
folder=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
packages=(docker.io debootstrap iptables)

[ "$(id -u)" = 0 ] || { echo "a Docker engine needs root" >&2 && exit 1; }

installed() { dpkg-query -W -f '${Status}\n' "${packages[@]}" 2>/dev/null | grep -c '^install ok installed$' | grep -qx "${#packages[@]}"; }
if ! installed; then
  policy=/usr/sbin/policy-rc.d made=
  if [ ! -e $policy ]; then printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy && made=1; fi
  "$here/../debian/install-packages.sh" "${packages[@]}" || true
  [ -z "$made" ] || rm -f $policy
  installed || { echo "missing packages; trying Compose needs ${packages[*]}" >&2 && exit 1; }
fi

plugins=$folder/config/cli-plugins
if [ -x "$plugins/docker-compose" ] && [ -x "$plugins/docker-buildx" ]; then exit 0; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/../debian/unpack-trixie.sh" "$work/unpacked" docker-compose docker-buildx
mkdir -p "$plugins"
find "$work/unpacked" -path '*/cli-plugins/*' -type f -exec install -m 755 {} "$plugins/" \;
[ -x "$plugins/docker-compose" ] && [ -x "$plugins/docker-buildx" ]
