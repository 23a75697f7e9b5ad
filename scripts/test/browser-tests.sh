#!/usr/bin/env bash
# npm run test:browser [FILE…]: runs the browser tests against the production build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

scripts/debian/ensure-chromium.sh
scripts/build/ensure-build.sh
exec scripts/services.sh run -- bin/with-env node_modules/@playwright/test/cli.js test "$@"
