# Runs a Debian 12 with systemd in a folder, on a loopback network of its own, and executes blocks of documents in it.
# Sourced by scripts/try/try-operations.sh and scripts/try/try-upgrade.sh, which set the variables $site, $variables (NAME=VALUE …)
# and $passed, the line that ends a run without errors. Removes everything at the end, unless KEEP=1.
# shellcheck shell=bash disable=SC2154
[ "$(id -u)" = 0 ] || { echo "creating the container needs root" >&2 && exit 1; }
for tool in mmdebstrap systemd-nspawn; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install mmdebstrap systemd-container" >&2 && exit 1; }
done
work=$(mktemp -d /var/tmp/stargrass-try.XXXXXX)
root=$work/root
nspawn=
leader=

finish() {
  local status=$?
  [ "$status" = 0 ] || [ -z "$leader" ] || inside own journalctl --no-pager -n 60 -u 'stargrass-*' >&2 || true
  shut_down
  [ -n "${KEEP:-}" ] || rm -rf "$work"
  [ "$status" = 0 ] && echo "passed: $passed" || echo "failed before the end" >&2
}
trap finish EXIT

log() { printf '── %5s s  %s\n' "$SECONDS" "$*"; }

# make_system: unpacks TRY_BASE, or creates it first from this machine's package sources.
make_system() {
  mkdir -p "$root"
  if [ ! -s "${TRY_BASE:-}" ]; then
    local sources=/etc/apt/sources.list.d/debian.sources
    [ -s $sources ] || sources=/etc/apt/sources.list
    mmdebstrap --quiet --variant=important --include=systemd-sysv,dbus,ca-certificates bookworm "${TRY_BASE:=$work/debian.tar}" "$sources"
  fi
  tar -xf "$TRY_BASE" -C "$root"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  # Copies this machine's trusted certificate authorities and passes on its npm registry, so that downloads work.
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/machine-authorities.pem"
  mkdir -p "$root/etc/sudoers.d"
  echo 'Defaults env_keep += "NODE_EXTRA_CA_CERTS npm_config_cafile npm_config_registry"' >"$root/etc/sudoers.d/machine"
  echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/thrown-away" # skips fsync, because the system is deleted afterwards
  echo stargrass >"$root/etc/hostname"
  printf '127.0.0.1 localhost stargrass %s\n' "$site" >"$root/etc/hosts"
  printf '[safe]\n\tdirectory = *\n' >"$root/etc/gitconfig"
}

boot() {
  registry=$(npm config get registry 2>/dev/null)
  systemd-nspawn --quiet --directory="$root" --boot --private-network --register=no --keep-unit --console=pipe --resolv-conf=off \
    --machine=stargrass-try </dev/null >"$work/console" 2>&1 &
  nspawn=$!
  for _ in $(seq 60); do
    leader=$(pgrep -P "$nspawn" -n || true)
    if [ -n "$leader" ] && inside own systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded'; then return; fi
    sleep 1
  done
  cat "$work/console" >&2
  return 1
}

shut_down() {
  [ -n "$nspawn" ] || return 0
  inside own systemctl poweroff >/dev/null 2>&1 || kill "$nspawn" 2>/dev/null || true
  wait "$nspawn" 2>/dev/null || true
}

# inside own|machine COMMAND…: runs a command in the container, with the container's network or with this machine's.
inside() {
  local network=()
  [ "$1" = machine ] || network=(--net)
  shift
  nsenter --target "$leader" --mount --uts --ipc --pid --cgroup "${network[@]}" --root --wd -- \
    env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 SITE_HOST="$site" "${variables[@]}" \
    NODE_EXTRA_CA_CERTS=/etc/machine-authorities.pem npm_config_registry="$registry" npm_config_cafile=/etc/machine-authorities.pem "$@"
}

# follow FILE KIND [HEADING]: executes the blocks of a kind (`sh KIND` or `sh KIND fetches`) in the sections of a document
# whose heading matches a regular expression, each in a separate shell. `fetches` gives a block this machine's network.
follow() {
  local number=0 file network
  rm -f "$work"/block.*
  awk -v kind="$2" -v heading="${3:-.}" -v out="$work/block." '
    /^```/ && !fence {
      fence = 1
      open = chosen && ($0 == "```sh " kind || $0 == "```sh " kind " fetches")
      if (open) { file = sprintf("%s%02d", out, ++n); print (/ fetches$/ ? "machine" : "own") >file }
      next
    }
    /^```$/ { fence = open = 0 }
    !fence && /^#+ / { chosen = $0 ~ heading }
    open { print >file }' "$1"
  [ -e "$work/block.01" ] || { echo "$1 has no block $2 under ${3:-any heading}" >&2 && return 1; }
  for file in "$work"/block.*; do
    network=$(head -1 "$file")
    number=$((number + 1))
    log "${1##*/} $2 ${3:-} $number: $(sed -n 2p "$file" | cut -c1-90)"
    tail -n +2 "$file" | inside "$network" bash -euo pipefail -s >"$work/output" 2>&1 || { cat "$work/output" >&2 && return 1; }
    tail -4 "$work/output" | sed 's/^/     /'
  done
}

# request PATH PATTERN…: requests a path through nginx, checks that the response matches the patterns, and logs its status.
request() {
  local path=$1 wanted answer
  shift
  for _ in 1 2 3 4 5 6; do
    answer=$(inside own curl -sS -i --cacert /etc/stargrass/tls/tls.crt "https://$site$path")
    head -1 <<<"$answer" | grep -q 503 || break
    sleep 5 # waits as Retry-After asks, because the machine may be busy
  done
  for wanted in "$@"; do
    grep -qiE -- "$wanted" <<<"$answer" || { head -30 <<<"$answer" >&2 && echo "$path: no $wanted" >&2 && return 1; }
  done
  log "$path $(head -1 <<<"$answer" | tr -d '\r') $(grep -i '^x-cache' <<<"$answer" | tr -d '\r')"
}
