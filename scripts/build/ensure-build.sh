#!/usr/bin/env bash
# Builds the site if there is no build yet. Otherwise warns when the build is older than its sources.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
if [ -f .next/standalone/server.js ]; then scripts/build/build-age.sh; else scripts/build.sh; fi
