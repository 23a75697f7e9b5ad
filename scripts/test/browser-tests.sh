#!/usr/bin/env bash
# npm run test:browser [FILE…]: runs the browser tests against the production build. Run `npm run build` first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if [ -z "${CHROMIUM_PATH:-}" ] && ! command -v chromium-headless-shell >/dev/null && ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  if ! scripts/debian/install-packages.sh chromium-headless-shell fonts-noto-cjk; then
    echo "Install Chromium, or set CHROMIUM_PATH to a Chromium-based browser." >&2
    exit 1
  fi
fi
scripts/build/ensure-build.sh
exec scripts/services.sh run -- bin/with-env node_modules/@playwright/test/cli.js test "$@"
