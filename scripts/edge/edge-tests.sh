#!/usr/bin/env bash
# npm run test:edge: tests the built site behind nginx and Varnish, including failures of its parts. Run `npm run build`
# first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Allows only one run at a time, because a checkout has one nginx and one Varnish.
mkdir -p .services
exec 7>.services/edge-tests.lock
flock 7

# Closes the lock so that servers do not inherit it.
scripts/edge/with-edge.sh bin/with-env node_modules/@playwright/test/cli.js test -c playwright.edge.config.ts "$@" 7>&-
