#!/bin/sh
# Copies new pictures. Once a day, also verifies all copies and deletes those beyond the retention period.
set -eu
copies='--folder /var/backups/stargrass'
node ops/backup/main.ts objects $copies
every --at-most 86400 sh -c "node ops/backup/main.ts verify-objects $copies && node ops/backup/main.ts keep $copies --delete"
