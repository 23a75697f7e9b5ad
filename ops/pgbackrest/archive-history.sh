#!/usr/bin/env bash
# archive-history.sh DATA: marks the timeline histories of a restored server for archiving, as the user that runs
# PostgreSQL. The server was promoted with archive_mode=off and did not mark them itself; without them, the next restore
# would follow the timeline from before this one and lose what was written since.
set -euo pipefail
cd "$1/pg_wal"
for history in *.history; do
  if [ -e "$history" ] && [ ! -e "archive_status/$history.done" ]; then touch "archive_status/$history.ready"; fi
done
