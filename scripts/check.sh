#!/usr/bin/env bash
# npm run check: everything that needs neither a database nor a browser.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

bin/with-node biome check --error-on-warnings .
bin/with-node next typegen >/dev/null # the types of routes, which tsc needs
bin/with-node tsc --noEmit
bin/with-node node scripts/content-check.ts
bin/with-node knip
bin/with-node vitest run --project unit --project component "$@"
