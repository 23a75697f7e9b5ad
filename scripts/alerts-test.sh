#!/usr/bin/env bash
# npm run alerts:test: checks ops/monitoring/alerts.yml and runs its tests with promtool, Prometheus' own tool. Where it is
# not installed, unpacks it from Debian's package into .tools without installing the package, which would start a server.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
promtool=$(command -v promtool || echo .tools/promtool)
if [ ! -x "$promtool" ]; then
  command -v apt-get >/dev/null || { echo "promtool is missing: install Prometheus" >&2 && exit 1; }
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  [ "$(id -u)" != 0 ] || apt-get update -qq >&2
  (cd "$folder" && apt-get download -qq prometheus 2>/dev/null && dpkg-deb -x prometheus_*.deb .)
  mkdir -p .tools && mv "$folder/usr/bin/promtool" .tools/promtool
  promtool=.tools/promtool
fi
"$promtool" check rules ops/monitoring/alerts.yml
"$promtool" test rules ops/monitoring/alerts.promtest.yml
