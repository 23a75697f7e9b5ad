#!/usr/bin/env bash
# Warns when a source file is newer than the build, because the browser tests would then test an outdated build. Always
# exits 0.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if [ ! -f .next/BUILD_ID ]; then
  echo "There is no build: run npm run build" >&2
  exit
fi
newest=$(find src content public next.config.ts package-lock.json -type f ! -name '*.test.*' ! -name '*.fixture.*' \
  -newer .next/BUILD_ID -printf '%T@ %p\n' | sort -rn | sed -n '1s/^[^ ]* //p')
[ -z "$newest" ] || echo "The build is older than $newest: run npm run build" >&2
