#!/bin/sh
# Takes a backup of the database. Once a week, also verifies all backups.
set -eu
node ops/backup/main.ts take
every --at-most 604800 node ops/backup/main.ts verify
