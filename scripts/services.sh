#!/usr/bin/env bash
# scripts/services.sh up|down|status: the project's own servers, on loopback, in a folder of their own.
# Each server is one file in scripts/services/ that defines NAME_up, NAME_down and NAME_status.
set -euo pipefail
exec 3>&- # a lock that the caller holds (flock opens it here) must not live on in a server that we start
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
checkout=$(printf '%s' "$root" | cksum | cut -d' ' -f1)

# Not inside the checkout: PostgreSQL refuses to run as root, and its own user may not be able to enter the checkout's parents.
services_dir=${SERVICES_DIR:-/var/tmp/stargrass-$(id -u)-$checkout}
mkdir -p -m 711 "$services_dir"
[ -O "$services_dir" ] || { echo "$services_dir belongs to somebody else; set SERVICES_DIR to a folder of yours" >&2 && exit 1; }
services=(postgres)
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

case "${1:-}" in
  up | down | status) for service in "${services[@]}"; do "${service}_$1"; done ;;
  *)
    echo "usage: scripts/services.sh up|down|status" >&2
    exit 2
    ;;
esac
