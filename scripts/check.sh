#!/usr/bin/env bash
# npm run check: runs all checks that need neither a database nor a browser.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Runs the content check and knip in the background at low priority, and prints their output at the end.
output=$(mktemp -d)
nice -n 19 bin/with-node node scripts/content/content-check.ts >"$output/content" 2>&1 &
content=$!
nice -n 19 bin/with-node knip >"$output/knip" 2>&1 &
knip=$!
failed=0
finish() {
  wait "$content" || failed=1
  wait "$knip" || failed=1
  cat "$output/content" "$output/knip"
  rm -rf "$output"
  exit "$failed"
}
# Also after a failed check, so that one run shows everything.
trap '[ $? = 0 ] || failed=1; finish' EXIT
trap 'kill "$content" "$knip" 2>/dev/null || true' INT TERM

bin/with-node biome check --error-on-warnings .
bin/with-node stylelint 'src/web/**/*.css' # spacing, weights, radii and breakpoints only from tokens.css
bin/with-node next typegen >/dev/null # generates the route types that tsc needs
bin/with-node tsc --noEmit --checkers 1 # more checkers repeat work on shared types
bin/with-node vitest run --project unit --project component "$@"
