#!/usr/bin/env bash
# scripts/cluster/install.sh FOLDER: installs the programs of the cluster (Debian packages), creates the users of its
# nodes, and unpacks Debian 13's Patroni into FOLDER/patroni, because Debian 12's loses acknowledged commits (decision
# 0149). Needs root.
set -euo pipefail
folder=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
packages=(faketime patroni python3-etcd python3-idna etcd-server etcd-client haproxy pgbackrest iptables nginx-light varnish varnish-modules openssl postgresql)

[ "$(id -u)" = 0 ] || { echo "the cluster needs root: it runs every node as its own user and changes iptables" >&2 && exit 1; }

installed() { dpkg-query -W -f '${Status}\n' "${packages[@]}" 2>/dev/null | grep -c '^install ok installed$' | grep -qx "${#packages[@]}"; }
if ! installed; then
  policy=/usr/sbin/policy-rc.d made=
  # Prevents Debian from starting the services and from creating a cluster.
  if [ ! -e $policy ]; then printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy && made=1; fi
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  "$here/../debian/install-packages.sh" "${packages[@]}" || true
  [ -z "$made" ] || rm -f $policy
  installed || { echo "missing packages; the cluster needs ${packages[*]}" >&2 && exit 1; }
fi

add_user() { id "$1" >/dev/null 2>&1 || { groupadd -g "$2" "$1" && useradd -M -N -s /usr/sbin/nologin -u "$2" -g "$2" "$1"; }; }
for n in 1 2 3; do add_user "stargrass_n$n" "710$n"; done
add_user stargrass_repo 7109

[ ! -d "$folder/patroni" ] || exit 0
if dpkg --compare-versions "$(dpkg-query -W -f '${Version}' patroni)" ge 4.0.0; then exit 0; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/../debian/unpack-trixie.sh" "$work/unpacked" patroni
chmod -R a+rX "$work/unpacked"
cp -r "$work/unpacked" "$folder/patroni"
