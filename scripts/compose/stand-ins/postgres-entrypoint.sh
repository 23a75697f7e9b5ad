#!/usr/bin/env bash
# Does what the official image's entry point does for compose.yaml: creates the cluster with POSTGRES_INITDB_ARGS, the
# superuser POSTGRES_USER with its password and the database POSTGRES_DB, runs /docker-entrypoint-initdb.d on a server that only the
# socket reaches, and then runs the command.
set -euo pipefail
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?}"
  user=${POSTGRES_USER:-postgres}
  # shellcheck disable=SC2086 # several options
  initdb --username "$user" --pwfile <(echo "$POSTGRES_PASSWORD") ${POSTGRES_INITDB_ARGS:-} "$PGDATA"
  echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf" # as in the official image; Debian's default is localhost
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start
  [ "${POSTGRES_DB:-postgres}" = postgres ] || createdb --username "$user" --maintenance-db postgres "$POSTGRES_DB"
  for file in /docker-entrypoint-initdb.d/*; do
    case $file in
      *.sh) if [ -x "$file" ]; then "$file"; else . "$file"; fi ;;
      *.sql) psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$user" --dbname "${POSTGRES_DB:-postgres}" --file "$file" ;;
    esac
  done
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
[ "$1" != postgres ] || chmod 700 "$PGDATA"
exec "$@"
