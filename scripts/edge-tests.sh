#!/usr/bin/env bash
# npm run test:edge: the built site behind nginx and Varnish (`npm run build` first), with parts of it taken away.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The ports of the apps are the same in every checkout: one of them at a time.
exec 9>"${TMPDIR:-/var/tmp}/stargrass-edge-tests.lock"
flock 9

scripts/with-edge.sh bin/with-env node_modules/@playwright/test/cli.js test -c playwright.edge.config.ts "$@" 9>&- # no server may keep the lock
