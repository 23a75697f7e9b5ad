#!/usr/bin/env bash
# npm run build: builds the complete production site in .next/standalone.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export NEXT_TELEMETRY_DISABLED=1

bin/with-node node scripts/generate/fonts.ts
bin/with-node node scripts/generate/start-scripts.ts
bin/with-node next build
# Copies the static files for the standalone server, because Next.js does not copy them.
rm -rf .next/standalone/public .next/standalone/.next/static
cp -r public .next/standalone/public
cp -r .next/static .next/standalone/.next/static
bin/with-node node scripts/generate/third-party-notices.ts --texts .next/standalone/THIRD_PARTY_LICENCES.txt
