#!/usr/bin/env bash
# npm run try:cluster: executes the `sh cluster` blocks of docs/operations.md, and no others, on three new Debian 13
# containers with systemd and a network of their own, then kills the primary and expects that writes go on. Needs root.
# Blocks that download (`fetches`) use this machine's network. Installs the committed state and removes everything.
# TRY_BASE=debian13.tar stores the base system for the next run; KEEP=1 retains the folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
[ "$(id -u)" = 0 ] || { echo "creating containers needs root" >&2 && exit 1; }
for tool in mmdebstrap systemd-nspawn ip; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install mmdebstrap systemd-container iproute2" >&2 && exit 1; }
done

work=$(mktemp -d /var/tmp/stargrass-try.XXXXXX)
manual=docs/operations.md
bridge=stargrass-try
network=10.77.30
declare -A nspawn=() leader=()

finish() {
  local status=$? n
  for n in "${!nspawn[@]}"; do
    [ "$status" = 0 ] || inside own "$n" journalctl --no-pager -n 15 -u etcd -u patroni -u haproxy >&2 || true
    inside own "$n" systemctl poweroff >/dev/null 2>&1 || true
  done
  for n in "${!nspawn[@]}"; do
    for _ in $(seq 30); do kill -0 "${nspawn[$n]}" 2>/dev/null && sleep 1 || break; done
    kill "${nspawn[$n]}" 2>/dev/null || true
  done
  ip link delete "$bridge" 2>/dev/null || true
  [ -n "${KEEP:-}" ] || rm -rf "$work"
  [ "$status" = 0 ] && echo 'passed: "Three servers" leads from empty servers to a cluster that survives its primary' || echo "failed before the end" >&2
}
trap finish EXIT

log() { printf '── %5s s  %s\n' "$SECONDS" "$*"; }

make_base() {
  [ ! -s "${TRY_BASE:-}" ] || return 0
  local mirror
  mirror=$(scripts/debian/mirror.sh)
  mmdebstrap --quiet --variant=important --include=systemd-sysv,dbus,ca-certificates,iproute2 trixie "${TRY_BASE:=$work/debian.tar}" \
    "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main"
}

make_server() {
  local root=$work/n$1
  mkdir -p "$root"
  tar -xf "$TRY_BASE" -C "$root"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/thrown-away" # skips fsync, because the system is deleted afterwards
  echo "n$1" >"$root/etc/hostname"
  printf '127.0.0.1 localhost n%s\n' "$1" >"$root/etc/hosts"
  git clone --quiet --bare --no-local . "$root/srv/sources.git"
  printf '[safe]\n\tdirectory = *\n' >"$root/etc/gitconfig"
  git -C "$root/srv/sources.git" tag try-1 HEAD
}

boot() {
  systemd-nspawn --quiet --directory="$work/n$1" --boot --network-bridge="$bridge" --register=no --keep-unit --console=pipe --resolv-conf=off \
    --machine="stargrass-try-$1" </dev/null >"$work/console-$1" 2>&1 &
  nspawn[$1]=$!
  for _ in $(seq 90); do
    leader[$1]=$(pgrep -P "${nspawn[$1]}" -n || true)
    if [ -n "${leader[$1]}" ] && inside own "$1" systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded'; then
      inside own "$1" ip address add "$network.$1/24" dev host0
      inside own "$1" ip link set host0 up
      return
    fi
    sleep 1
  done
  cat "$work/console-$1" >&2
  return 1
}

# inside own|machine N COMMAND…: runs a command on server N, with its own network or with this machine's.
inside() {
  local namespaces=(--mount --uts --ipc --pid --cgroup) n=$2
  [ "$1" = machine ] || namespaces+=(--net)
  shift 2
  nsenter --target "${leader[$n]}" "${namespaces[@]}" --root --wd -- \
    env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
    REPOSITORY=file:///srv/sources.git RELEASE=try-1 NODE="n$n" ADDRESS="$network.$n" NETWORK="$network.0/24" \
    ADDRESS_1="$network.1" ADDRESS_2="$network.2" ADDRESS_3="$network.3" "$@"
}

# Copies what n1 has created, as the manual asks.
share_secrets() {
  local n
  for n in 2 3; do cp -r "$work/n1/root/cluster" "$work/n$n/root/"; done
}

follow() {
  local number=0 file words n
  awk -v out="$work/block." '
    /^```sh cluster/ { open = 1; file = sprintf("%s%02d", out, ++n); print ($3 == "" ? "each" : $3) >file; next }
    /^```$/ { open = 0 }
    open { print >file }' "$manual"
  for file in "$work"/block.*; do
    words=$(head -1 "$file")
    number=$((number + 1))
    log "block $number: $(sed -n 2p "$file" | cut -c1-90)"
    for n in 1 2 3; do
      if [ "$words" = once ] && [ "$n" != 1 ]; then continue; fi
      tail -n +2 "$file" | inside "$([ "$words" = fetches ] && echo machine || echo own)" "$n" timeout 600 bash -euo pipefail -s >"$work/output" 2>&1 ||
        { cat "$work/output" >&2 && return 1; }
      tail -6 "$work/output" | sed "s/^/     n$n  /"
    done
    [ ! -d "$work/n1/root/cluster" ] || [ -d "$work/n2/root/cluster" ] || share_secrets
  done
}

# write N: writes a row through HAProxy of server N.
write() {
  inside own "$1" bash -c 'PGPASSWORD=$(cat /etc/stargrass/cluster/superuser.password) PGSSLROOTCERT=/etc/stargrass/cluster/ca.crt PGCONNECT_TIMEOUT=3 \
    psql -qAt -h 127.0.0.1 -p 5000 -U postgres -d "dbname=stargrass sslmode=verify-full" -c "create table if not exists tried (at timestamptz); insert into tried values (now())"' 2>/dev/null
}

log "three Debian 13"
make_base
ip link add "$bridge" type bridge
ip link set "$bridge" up
for n in 1 2 3; do make_server "$n"; done
for n in 1 2 3; do boot "$n"; done
follow

write 1
primary=$(inside own 1 patronictl -c /etc/patroni/config.yml list -f tsv | awk -F'\t' '$4 == "Leader" { print substr($2, 2) }')
other=$((primary % 3 + 1))
log "n$primary is the primary; kill -9 PostgreSQL there"
started=$SECONDS
inside own "$primary" bash -c 'kill -9 "$(head -1 /var/lib/postgresql/17/stargrass/postmaster.pid)"'
until write "$other"; do [ $((SECONDS - started)) -lt 120 ] || exit 1; done
log "writes again after $((SECONDS - started)) s"
until [ "$(inside own "$other" patronictl -c /etc/patroni/config.yml list | grep -c 'Quorum Standby.*streaming')" = 2 ]; do
  [ $((SECONDS - started)) -lt 180 ] || exit 1
  sleep 1
done
log "three members again"
inside own "$other" patronictl -c /etc/patroni/config.yml list
