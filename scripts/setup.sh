#!/usr/bin/env bash
# npm run setup: prepares a fresh clone with demo data for `npm run dev`. Can be repeated.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

bin/with-node npm ci --ignore-scripts --no-audit --no-fund
bin/with-node node scripts/generate/fonts.ts
bin/with-node node scripts/generate/start-scripts.ts
if [ -d .git ] && [ -z "$(git config core.hooksPath)" ]; then git config core.hooksPath scripts/hooks; fi
scripts/debian/ensure-bubblewrap.sh
scripts/debian/ensure-minisign.sh
trap 'scripts/services.sh leave >/dev/null' EXIT
scripts/services.sh run -- bin/with-env scripts/db.ts migrate
scripts/services.sh run -- bin/with-env scripts/db.ts seed demo
echo "Ready. Start the site with: npm run dev"
