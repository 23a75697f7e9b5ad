#!/usr/bin/env bash
# npm run check: everything that needs neither a database nor a browser.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# These keep one core busy each: they run beside the rest, take what it leaves, and are heard at the end.
said=$(mktemp -d)
nice -n 19 bin/with-node node scripts/content-check.ts >"$said/content" 2>&1 &
content=$!
nice -n 19 bin/with-node knip >"$said/knip" 2>&1 &
knip=$!
trap 'kill "$content" "$knip" 2>/dev/null || true; rm -rf "$said"' EXIT

bin/with-node biome check --error-on-warnings .
bin/with-node next typegen >/dev/null # the types of routes, which tsc needs
bin/with-node tsc --noEmit --checkers 2 # each further one reads the same types again
bin/with-node vitest run --project unit --project component "$@"

failed=0
wait "$content" || failed=1
wait "$knip" || failed=1
cat "$said/content" "$said/knip"
exit "$failed"
