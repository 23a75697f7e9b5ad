#!/usr/bin/env bash
# scripts/services.sh up|down|status [name …]: the project's own servers, on loopback, in a folder of their own.
# Without names, up starts what the site needs; down and status are about all of them.
# Each server is one file in scripts/services/ that defines NAME_up, NAME_down and NAME_status.
set -euo pipefail
exec 3>&- # a lock that the caller holds (flock opens it here) must not live on in a server that we start
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
checkout=$(printf '%s' "$root" | cksum | cut -d' ' -f1)

# Not inside the checkout: PostgreSQL refuses to run as root, and its own user may not be able to enter the checkout's parents.
services_dir=${SERVICES_DIR:-/var/tmp/stargrass-$(id -u)-$checkout}
mkdir -p -m 711 "$services_dir"
[ -O "$services_dir" ] || { echo "$services_dir belongs to somebody else; set SERVICES_DIR to a folder of yours" >&2 && exit 1; }
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

# .services/env is what every server has to say, a file each.
write_env() {
  mkdir -p "$root/.services"
  (umask 077 && find "$root/.services" -name '*.env' -exec cat {} + >"$root/.services/env")
}

action=${1:-}
shift || true
case "$action" in
  up) chosen=("${@:-${needed[@]}}") ;;
  down | status) chosen=("${@:-${services[@]}}") ;;
  *)
    echo "usage: scripts/services.sh up|down|status [${services[*]}]" >&2
    exit 2
    ;;
esac
for service in "${chosen[@]}"; do
  case " ${services[*]} " in *" $service "*) ;; *) echo "no service is called $service" >&2 && exit 2 ;; esac
  "${service}_$action"
done
write_env
