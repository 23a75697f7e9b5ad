#!/usr/bin/env bash
# scripts/test/http-tests.sh http|faults [ARGUMENT…]: runs HTTP tests against the production build, without a browser.
# Run `npm run build` first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
project=$1
shift

scripts/build/ensure-build.sh
exec scripts/services.sh run -- bin/with-env node_modules/vitest/vitest.mjs run --project "$project" "$@"
