#!/usr/bin/env bash
# write-config.sh [FOLDER]: writes the configuration of pgBackRest to FOLDER (/etc/pgbackrest) and invents passphrases.
# BACKUP_BUCKET, BACKUP_ENDPOINT, BACKUP_REGION, BACKUP_KEY and BACKUP_KEY_SECRET name the S3 bucket of the off-site
# repository; without BACKUP_BUCKET there is none. Existing files with passphrases are never changed: a repository can
# only be read with the passphrase that created it.
set -euo pipefail
folder=${1:-/etc/pgbackrest}
install -d -m 755 "$folder" "$folder/conf.d"
install -m 644 "$(dirname "${BASH_SOURCE[0]}")/pgbackrest.conf" "$folder/pgbackrest.conf"

# Writes standard input to a file that only root and PostgreSQL's user can read, unless the file exists.
write_secret() {
  [ ! -e "$1" ] || { echo "$1 exists and was not changed" && cat >/dev/null && return; }
  (umask 077 && cat >"$1.new")
  [ "$(id -u)" != 0 ] || chgrp postgres "$1.new"
  chmod 640 "$1.new"
  mv "$1.new" "$1"
}

write_secret "$folder/conf.d/repository-1.conf" <<END
[global]
repo1-cipher-pass=$(openssl rand -hex 32)
END

if [ -z "${BACKUP_BUCKET:-}" ]; then
  echo "no BACKUP_BUCKET: if this machine is lost, its backups are lost with it (docs/backup.md)" >&2
  exit
fi
write_secret "$folder/conf.d/repository-2.conf" <<END
[global]
repo2-type=s3
repo2-path=/stargrass
repo2-s3-bucket=$BACKUP_BUCKET
repo2-s3-endpoint=${BACKUP_ENDPOINT:?}
repo2-s3-region=${BACKUP_REGION:?}
repo2-s3-key=${BACKUP_KEY:?}
repo2-s3-key-secret=${BACKUP_KEY_SECRET:?}
repo2-cipher-type=aes-256-cbc
repo2-cipher-pass=$(openssl rand -hex 32)
repo2-bundle=y
repo2-retention-full-type=time
repo2-retention-full=91
END
