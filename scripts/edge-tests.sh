#!/usr/bin/env bash
# npm run test:edge: tests the built site behind nginx and Varnish (`npm run build` first), including failures of its parts.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A checkout has one nginx and one Varnish, so only one run at a time.
mkdir -p .services
exec 7>.services/edge-tests.lock
flock 7

scripts/with-edge.sh bin/with-env node_modules/@playwright/test/cli.js test -c playwright.edge.config.ts "$@" 7>&- # servers must not inherit the lock
