#!/usr/bin/env bash
# Starts and stops the project's own servers, which listen on loopback and store their data outside the checkout.
# Each server has a file scripts/services/NAME.sh with the functions NAME_up, NAME_down and NAME_status.
#   scripts/services.sh run [NAME…] -- COMMAND…
#     Starts servers and runs a command that needs them. The servers keep running afterwards.
#   scripts/services.sh leave
#     Stops the servers that no command uses and that were not started with `up`.
#   scripts/services.sh up|down|status [NAME…]
#     Controls servers manually. `up` starts servers that run until `down`, which stops them even while in use.
# Without names, run and up start the servers that the site needs, and the other actions apply to all servers.
# A script that should stop its servers at the end uses `trap 'scripts/services.sh leave' EXIT` and `run`.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
checkout=$(printf '%s' "$root" | cksum | cut -d' ' -f1)

# Outside the checkout, because PostgreSQL refuses to run as root and its own user may not have access to the checkout's
# parent folders.
services_dir=${SERVICES_DIR:-/var/tmp/stargrass-$(id -u)-$checkout}
mkdir -p -m 711 "$services_dir"
[ -O "$services_dir" ] || { echo "$services_dir belongs to another user; set SERVICES_DIR to a folder that you own" >&2 && exit 1; }
services=(postgres storage swift edge)
needed=(postgres storage)
for service in "${services[@]}"; do
  # shellcheck source=/dev/null
  source "$root/scripts/services/$service.sh"
done

may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

# Prints the first free loopback port from $1 upwards.
free_port() {
  local port=$1
  while (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((port + 1)); done
  echo "$port"
}

# Concatenates the settings written by each server. Renames the file into place, because another command may be reading
# it.
write_env() {
  mkdir -p "$root/.services"
  (umask 077 && find "$root/.services" -name '*.env' -exec cat {} + >"$root/.services/env.new")
  mv "$root/.services/env.new" "$root/.services/env"
}

usage() {
  echo "usage: scripts/services.sh up|down|status [${services[*]}], run [name …] -- COMMAND …, leave" >&2
  exit 2
}

# Calls NAME_$1 for each further argument. Closes the locks first, because a server would hold an inherited lock as long
# as it runs. Descriptor 3 belongs to `flock FILE COMMAND`, and 8 and 9 belong to this script.
each() {
  local action=$1 name
  shift
  for name in "$@"; do
    case " ${services[*]} " in *" $name "*) ;; *) echo "unknown service $name" >&2 && exit 2 ;; esac
    "${name}_$action" 3>&- 8>&- 9>&-
  done
}

# Waits until no other command is starting or stopping servers of this folder.
lock_changes() {
  exec 9>"$services_dir/changes.lock"
  flock 9
}

by_hand=$services_dir/started-by-hand # contains one file per server started with `up`, which only `down` may stop
mkdir -p "$by_hand"
command -v flock >/dev/null || flock() { :; } # macOS has no flock, so concurrent commands are not coordinated there

action=${1:-}
shift || true
case "$action" in
  up)
    chosen=("${@:-${needed[@]}}")
    lock_changes
    each up "${chosen[@]}"
    # A server that is started inside `run`, for example by a test that restarts it, does not count as started manually.
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
    # The command inherits descriptor 8 and therefore the lock, until the command and all its children have exited.
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
      echo "services: in use by another command; not stopped"
      exit
    fi
    lock_changes
    for service in "${services[@]}"; do
      if [ -e "$by_hand/$service" ]; then echo "$service: started manually; runs until \`npm run services -- down\`"; else each down "$service"; fi
    done
    write_env
    ;;
  *) usage ;;
esac
