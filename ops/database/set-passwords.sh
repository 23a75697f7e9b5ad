#!/bin/sh
# Sets the passwords of the roles in roles.sql from MIGRATE_PASSWORD, WEB_PASSWORD, WORKER_PASSWORD and BACKUP_PASSWORD.
# A password whose variable is unset does not change. The PostgreSQL image runs this script after roles.sql, as the
# superuser, when it creates its cluster (compose.yaml).
set -eu
export PGUSER="${POSTGRES_USER:-${PGUSER:-postgres}}" PGDATABASE="${POSTGRES_DB:-${PGDATABASE:-stargrass}}"

set_password() {
  [ -n "$2" ] || return 0
  ROLE=$1 PASSWORD=$2 psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 <<'END'
\getenv role ROLE
\getenv password PASSWORD
alter role :"role" password :'password';
END
}

set_password stargrass_migrate "${MIGRATE_PASSWORD:-}"
set_password stargrass_web "${WEB_PASSWORD:-}"
set_password stargrass_worker "${WORKER_PASSWORD:-}"
set_password stargrass_backup "${BACKUP_PASSWORD:-}"
