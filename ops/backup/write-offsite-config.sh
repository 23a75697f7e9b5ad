#!/usr/bin/env bash
# write-offsite-config.sh [FILE]: adds the place of off-site copies of pictures to FILE (/etc/stargrass/backup.env), as
# settings of rclone, and invents the passphrase that encrypts them. Takes BACKUP_BUCKET, BACKUP_ENDPOINT, BACKUP_REGION,
# BACKUP_KEY and BACKUP_KEY_SECRET like ops/pgbackrest/write-config.sh; without BACKUP_BUCKET there is no such place.
# Never changes existing settings: the copies can only be read with the passphrase that wrote them.
set -euo pipefail
file=${1:-/etc/stargrass/backup.env}
if grep -qs '^RCLONE_CONFIG_OFFSITE_' "$file"; then
  echo "$file names an off-site place already and was not changed"
  exit
fi
if [ -z "${BACKUP_BUCKET:-}" ]; then
  echo "no BACKUP_BUCKET: if this machine is lost, its pictures are lost with it (docs/backup.md)" >&2
  exit
fi
(umask 077 && cat >>"$file") <<END
RCLONE_CONFIG_BUCKET_TYPE=s3
RCLONE_CONFIG_BUCKET_PROVIDER=Other
RCLONE_CONFIG_BUCKET_ENDPOINT=https://${BACKUP_ENDPOINT:?}
RCLONE_CONFIG_BUCKET_REGION=${BACKUP_REGION:?}
RCLONE_CONFIG_BUCKET_ACCESS_KEY_ID=${BACKUP_KEY:?}
RCLONE_CONFIG_BUCKET_SECRET_ACCESS_KEY=${BACKUP_KEY_SECRET:?}
RCLONE_CONFIG_OFFSITE_TYPE=crypt
RCLONE_CONFIG_OFFSITE_REMOTE=bucket:$BACKUP_BUCKET/objects
RCLONE_CONFIG_OFFSITE_FILENAME_ENCRYPTION=off
RCLONE_CONFIG_OFFSITE_DIRECTORY_NAME_ENCRYPTION=false
RCLONE_CONFIG_OFFSITE_PASSWORD=$(openssl rand -hex 32 | rclone obscure -)
END
