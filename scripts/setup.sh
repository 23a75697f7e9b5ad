#!/usr/bin/env bash
# npm run setup: from a fresh clone to a site with demo data, ready for `npm run dev`. Safe to run again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

bin/with-node npm ci --ignore-scripts --no-audit --no-fund
bin/with-node node scripts/fonts.ts
scripts/ensure-bubblewrap.sh
trap 'scripts/services.sh leave >/dev/null' EXIT
scripts/services.sh run -- bin/with-env scripts/db.ts migrate
scripts/services.sh run -- bin/with-env scripts/db.ts seed demo
echo "Ready. Start the site with: npm run dev"
