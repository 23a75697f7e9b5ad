#!/usr/bin/env bash
# scripts/debian/install-packages.sh NAME…: installs Debian packages. Fails without root or apt-get.
set -euo pipefail
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then exit 1; fi
{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } >&2
