#!/usr/bin/env bash
# The project's own servers, on loopback, in a folder of their own. Each is one file in scripts/services/ with NAME_up, NAME_down and NAME_status.
#   scripts/services.sh run [name …] -- COMMAND …   starts servers and runs a command that needs them; they stay up afterwards
#   scripts/services.sh leave                       stops the servers that no running command uses and nobody started with `up`
#   scripts/services.sh up|down|status [name …]     by hand: `up` keeps servers up until `down`, which stops them even while they are used
# Without names, run and up start what the site needs; the others are about all servers.
# A script that should not leave servers behind has one line, `trap 'scripts/services.sh leave' EXIT`, and uses `run` for what needs them.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
checkout=$(printf '%s' "$root" | cksum | cut -d' ' -f1)

# Not inside the checkout: PostgreSQL refuses to run as root, and its own user may not be able to enter the checkout's parents.
services_dir=${SERVICES_DIR:-/var/tmp/stargrass-$(id -u)-$checkout}
mkdir -p -m 711 "$services_dir"
[ -O "$services_dir" ] || { echo "$services_dir belongs to another user; set SERVICES_DIR to a folder of yours" >&2 && exit 1; }
services=(postgres storage swift edge)
needed=(postgres storage)
for service in "${services[@]}"; do
  # shellcheck source=/dev/null
  source "$root/scripts/services/$service.sh"
done

may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

# Prints the first free loopback port from $1 on.
free_port() {
  local port=$1
  while (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((port + 1)); done
  echo "$port"
}

# Joins the settings that each server wrote. Renamed into place, because another command may be reading the file.
write_env() {
  mkdir -p "$root/.services"
  (umask 077 && find "$root/.services" -name '*.env' -exec cat {} + >"$root/.services/env.new")
  mv "$root/.services/env.new" "$root/.services/env"
}

usage() {
  echo "usage: scripts/services.sh up|down|status [${services[*]}], run [name …] -- COMMAND …, leave" >&2
  exit 2
}

# Calls NAME_$1 for each further argument. A server must not inherit a lock: it would hold it for as long as it runs.
# 3 is the descriptor of `flock FILE COMMAND`, 8 and 9 are those of this script.
each() {
  local action=$1 name
  shift
  for name in "$@"; do
    case " ${services[*]} " in *" $name "*) ;; *) echo "no service is called $name" >&2 && exit 2 ;; esac
    "${name}_$action" 3>&- 8>&- 9>&-
  done
}

# Waits until no other command starts or stops servers of this folder.
lock_changes() {
  exec 9>"$services_dir/changes.lock"
  flock 9
}

by_hand=$services_dir/started-by-hand # a file for each server that `up` started and that only `down` may stop
mkdir -p "$by_hand"
command -v flock >/dev/null || flock() { :; } # macOS has none: there, commands do not know of each other

action=${1:-}
shift || true
case "$action" in
  up)
    chosen=("${@:-${needed[@]}}")
    lock_changes
    each up "${chosen[@]}"
    # Inside `run`, as when a test restarts a server, it is not by hand.
    [ -n "${SERVICES_LOCK_FD:-}" ] || (cd "$by_hand" && touch -- "${chosen[@]}")
    write_env
    ;;
  down)
    chosen=("${@:-${services[@]}}")
    lock_changes
    each down "${chosen[@]}"
    (cd "$by_hand" && rm -f -- "${chosen[@]}")
    write_env
    ;;
  status) each status "${@:-${services[@]}}" ;;
  run)
    chosen=()
    while [ $# -gt 0 ] && [ "$1" != -- ]; do chosen+=("$1") && shift; done
    [ $# -gt 1 ] || usage
    shift
    [ ${#chosen[@]} -gt 0 ] || chosen=("${needed[@]}")
    # The command inherits descriptor 8 and with it the lock, until it and those of its children that inherit it have ended.
    exec 8>"$services_dir/users.lock"
    flock --shared 8
    lock_changes
    each up "${chosen[@]}"
    write_env
    exec 9>&-
    SERVICES_LOCK_FD=8 exec "$@"
    ;;
  leave)
    exec 8>"$services_dir/users.lock"
    if ! flock --exclusive --nonblock 8; then
      echo "services: another command uses them; they stay up"
      exit
    fi
    lock_changes
    for service in "${services[@]}"; do
      if [ -e "$by_hand/$service" ]; then echo "$service: started by hand; it stays up until \`npm run services -- down\`"; else each down "$service"; fi
    done
    write_env
    ;;
  *) usage ;;
esac
