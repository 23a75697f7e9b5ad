#!/usr/bin/env bash
# scripts/alerts/prometheus-program.sh NAME: prints the path of prometheus, promtool or prometheus-node-exporter. Where a program is
# not installed, unpacks it from Debian's package into .tools without installing the package, which would start a server.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
name=$1
if command -v "$name"; then exit; fi
if [ ! -x ".tools/$name" ]; then
  command -v apt-get >/dev/null || { echo "$name is missing: install Prometheus and its node exporter" >&2 && exit 1; }
  package=${name/promtool/prometheus}
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  [ "$(id -u)" != 0 ] || apt-get update -qq >&2
  (cd "$folder" && apt-get download -qq "$package" 2>/dev/null && dpkg-deb -x "$package"_*.deb .)
  mkdir -p .tools && mv "$folder/usr/bin/$name" ".tools/$name"
fi
echo "$PWD/.tools/$name"
