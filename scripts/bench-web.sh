#!/usr/bin/env bash
# npm run bench:web: the built site behind nginx and Varnish, under load (bench/web/main.ts says how).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! command -v wrk >/dev/null && ! scripts/install-packages.sh wrk; then
  echo "Install wrk, the load client." >&2
  exit 1
fi
scripts/with-edge.sh bin/with-env bench/web/main.ts "$@"
