#!/usr/bin/env bash
# npm run try:compose [-- --working-tree --no-upgrade --retain]: tries compose.yaml with an engine of its own and stand-ins
# for the official images (decision 0156). Needs root, 8 GB of memory and 15 GB of disk. ENGINE=system uses the machine's
# Docker and the official images instead. With --retain the engine keeps running: scripts/compose/engine.sh down.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
[ "${ENGINE:-own}" != system ] || exec bin/with-node node scripts/compose/try.ts "$@"
case " $* " in *' --retain '*) ;; *) trap 'scripts/compose/engine.sh down' EXIT ;; esac
scripts/compose/engine.sh run scripts/compose/stand-in-images.sh
scripts/compose/engine.sh run bin/with-node node scripts/compose/try.ts "$@"
