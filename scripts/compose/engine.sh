#!/usr/bin/env bash
# scripts/compose/engine.sh up | down | run COMMAND…: a Docker engine of our own in $COMPOSE_FOLDER
# (/var/tmp/stargrass-compose), on a socket there, beside any other engine of this machine. `run` sets DOCKER_HOST and
# DOCKER_CONFIG, starts the engine if it does not run, and leaves it running. ENGINE_OPTIONS are passed to dockerd.
# Needs root.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=${COMPOSE_FOLDER:-/var/tmp/stargrass-compose}
# Debian's client, because the newest ones refuse its engine.
export DOCKER_HOST=unix://$folder/docker.sock DOCKER_CONFIG=$folder/config DOCKER_BUILDKIT=1 PATH=/usr/bin:$PATH

running() { [ -s "$folder/dockerd.pid" ] && grep -qs "$folder" "/proc/$(cat "$folder/dockerd.pid")/cmdline"; }

up() {
  if running; then return; fi
  mkdir -p "$folder"
  "$here/install-engine.sh" "$folder"
  rm -f "$folder/dockerd.pid"
  [ -d /sys/class/net/docker0 ] || iptables -S FORWARD | sed -n 's/^-P FORWARD //p' >"$folder/forward-policy"
  # shellcheck disable=SC2086 # several options
  setsid dockerd --host "$DOCKER_HOST" --data-root "$folder/data" --exec-root "$folder/run" --pidfile "$folder/dockerd.pid" \
    ${ENGINE_OPTIONS:-} >"$folder/dockerd.log" 2>&1 </dev/null &
  for _ in $(seq 100); do
    if docker version >/dev/null 2>&1; then return; fi
    sleep 0.3
  done
  tail -20 "$folder/dockerd.log" >&2
  return 1
}

down() {
  running || return 0
  local pid
  pid=$(cat "$folder/dockerd.pid")
  kill "$pid"
  for _ in $(seq 150); do
    [ -d "/proc/$pid" ] || break
    sleep 0.2
  done
  [ ! -d "/proc/$pid" ] || { echo "dockerd ($pid) does not stop" >&2 && return 1; }
  remove_rules
}

# Docker leaves its bridge, its rules and a policy that drops what other bridges of this machine forward. All of it stays
# if another engine had made it before ours started.
remove_rules() {
  [ -s "$folder/forward-policy" ] || return 0
  ip link delete docker0 2>/dev/null || true
  iptables-save | grep -vi docker | sed "s/^:FORWARD DROP/:FORWARD $(cat "$folder/forward-policy")/" | iptables-restore
  rm -f "$folder/forward-policy"
}

case ${1:-} in
  up) up ;;
  down) down ;;
  run) shift; up; exec "$@" ;; # not with &&, which would switch `set -e` off inside of `up`
  *) sed -n '2,5s/^# //p' "$0" >&2 && exit 2 ;;
esac
