#!/usr/bin/env bash
# npm run test:edge: the built site behind nginx and Varnish (`npm run build` first), with parts of it taken away.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A checkout has one nginx and one Varnish: one run of its edge tests at a time.
mkdir -p .services
exec 7>.services/edge-tests.lock
flock 7

scripts/with-edge.sh bin/with-env node_modules/@playwright/test/cli.js test -c playwright.edge.config.ts "$@" 7>&- # no server may keep the lock
