#!/usr/bin/env bash
# npm run bench:web: runs load tests against the built site behind nginx and Varnish; see bench/web/main.ts.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if ! command -v wrk >/dev/null && ! scripts/debian/install-packages.sh wrk; then
  echo "wrk is missing: install this load generator." >&2
  exit 1
fi
scripts/edge/with-edge.sh bin/with-env bench/web/main.ts "$@"
