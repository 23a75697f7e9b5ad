#!/usr/bin/env bash
# Installs pgBackRest, which takes and restores the backups of the database, if possible.
command -v pgbackrest >/dev/null || "$(dirname "${BASH_SOURCE[0]}")/install-packages.sh" pgbackrest ||
  { echo "pgbackrest is missing: install it to run the backup drill (docs/backup.md)" >&2 && exit 1; }
