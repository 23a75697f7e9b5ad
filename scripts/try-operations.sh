#!/usr/bin/env bash
# npm run try:operations: executes the steps in docs/operations.md, and no others, in a new Debian 12 container with
# systemd and a loopback network. Needs root and about half an hour on two cores. Blocks that download
# (`sh step fetches`) use this machine's network. Installs the committed state and removes everything afterwards.
# TRY_BASE=debian.tar stores the base system for the next run, and KEEP=1 retains the container's folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ "$(id -u)" = 0 ] || { echo "creating the container needs root" >&2 && exit 1; }
for tool in mmdebstrap systemd-nspawn; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install mmdebstrap systemd-container" >&2 && exit 1; }
done

work=$(mktemp -d /var/tmp/stargrass-try.XXXXXX)
root=$work/root
manual=docs/operations.md
site=stargrass.example
nspawn=
reader=
finish() {
  local status=$?
  [ -z "$reader" ] || kill "$reader" 2>/dev/null || true
  if [ -n "$nspawn" ]; then
    [ "$status" = 0 ] || inside own journalctl --no-pager -n 60 -u 'stargrass-*' >&2 || true
    inside own systemctl poweroff >/dev/null 2>&1 || kill "$nspawn" 2>/dev/null || true
    wait "$nspawn" 2>/dev/null || true
  fi
  [ -n "${KEEP:-}" ] || rm -rf "$work"
  [ "$status" = 0 ] && echo "passed: docs/operations.md leads from an empty server to a running site and through an upgrade" || echo "failed before the end" >&2
}
trap finish EXIT

log() { printf '── %5s s  %s\n' "$SECONDS" "$*"; }

make_system() {
  mkdir -p "$root"
  if [ ! -s "${TRY_BASE:-}" ]; then
    # Uses this machine's package sources.
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
}

# Publishes two releases: the current commit, and a new commit with the same files.
publish() {
  git clone --quiet --bare --no-local . "$root/srv/sources.git"
  local next
  next=$(git -c user.name=try -c user.email=try@example.org -C "$root/srv/sources.git" commit-tree 'HEAD^{tree}' -p HEAD -m 'The next release')
  git -C "$root/srv/sources.git" tag try-1 HEAD
  git -C "$root/srv/sources.git" tag try-2 "$next"
  printf '[safe]\n\tdirectory = *\n' >"$root/etc/gitconfig"
}

boot() {
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

# inside own|machine COMMAND…: runs a command in the container, with the container's loopback network or with this
# machine's network.
inside() {
  local network=()
  [ "$1" = machine ] || network=(--net)
  shift
  nsenter --target "$leader" --mount --uts --ipc --pid --cgroup "${network[@]}" --root --wd -- \
    env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
    SITE_HOST="$site" REPOSITORY=file:///srv/sources.git RELEASE="$release" \
    NODE_EXTRA_CA_CERTS=/etc/machine-authorities.pem npm_config_registry="$registry" npm_config_cafile=/etc/machine-authorities.pem "$@"
}

# Executes all blocks of one kind from the manual, each in a separate shell.
follow() {
  local number=0 file words
  rm -f "$work"/block.*
  awk -v kind="$1" -v out="$work/block." '
    /^```sh / && $2 == kind { open = 1; file = sprintf("%s%02d", out, ++n); print ($3 == "fetches" ? "machine" : "own") >file; next }
    /^```$/ { open = 0 }
    open { print >file }' "$manual"
  for file in "$work"/block.*; do
    words=$(head -1 "$file")
    number=$((number + 1))
    log "$1 $number: $(sed -n 2p "$file" | cut -c1-90)"
    tail -n +2 "$file" | inside "$words" bash -euo pipefail -s >"$work/output" 2>&1 || { cat "$work/output" >&2 && return 1; }
    tail -4 "$work/output" | sed 's/^/     /'
  done
}

# request PATH [PATTERN…]: requests a path through nginx, checks that the response matches the patterns, and logs its
# status.
request() {
  local path=$1 wanted answer
  shift
  for _ in 1 2 3 4 5 6; do
    answer=$(inside own curl -sS -i --cacert /etc/stargrass/tls/tls.crt "https://$site$path")
    head -1 <<<"$answer" | grep -q 503 || break
    sleep 5 # waits as Retry-After asks, because the build may overload the machine
  done
  for wanted in "$@"; do
    grep -qiE -- "$wanted" <<<"$answer" || { head -30 <<<"$answer" >&2 && echo "$path: no $wanted" >&2 && return 1; }
  done
  log "$path $(head -1 <<<"$answer" | tr -d '\r') $(grep -i '^x-cache' <<<"$answer" | tr -d '\r')"
}

# Requests pages and an API call repeatedly in the background, and logs the status of each response.
read_on() {
  inside own bash -c '
    while [ ! -e /tmp/enough ]; do
      for path in / /stage/201 /ja/stage/305 /total/1 "/stage/201?y=2020&n=$RANDOM" /api/auth/session; do
        curl -s -o /dev/null -w "%{http_code} $path\n" --max-time 20 --cacert /etc/stargrass/tls/tls.crt "https://$SITE_HOST$path"
      done
    done' >"$work/read" 2>&1 &
  reader=$!
}

registry=$(npm config get registry 2>/dev/null)
release=try-1
log "a clean Debian 12"
make_system
publish
boot
log "systemd $(inside own systemctl --version | head -1 | cut -d' ' -f2) runs, $(inside own ip -brief link 2>/dev/null | wc -l) network device"
follow step

log "requests through nginx"
request / '^HTTP/2 200' '<html[^>]* lang="en"'
request /stage/201 '^HTTP/2 200' '<html[^>]* lang="en"'
request /stage/201 '^HTTP/2 200' '^x-cache: hit'
request /ja/stage/201 '^HTTP/2 200' '<html[^>]* lang="ja"'
request /auth/login '^HTTP/2 200' '^x-cache: pass' 'type="password"'
request /readyz '^HTTP/2 404'
request /nowhere-at-all '^HTTP/2 404'
asset=$(inside own curl -sS --cacert /etc/stargrass/tls/tls.crt "https://$site/" | grep -oE '/_next/static/[^"]+\.js' | head -1)
request "$asset" '^HTTP/2 200' '^cache-control: public, max-age=31536000, immutable'

log "upgrade to the next release under traffic"
release=try-2
read_on
follow upgrade
inside own touch /tmp/enough
wait "$reader" || true # the reader's exit code is ignored; only its log matters
reader=
failed=$(grep -cv '^200 ' "$work/read" || true)
log "$(wc -l <"$work/read") responses meanwhile, $failed of them not 200"
[ "$failed" = 0 ] || { grep -v '^200 ' "$work/read" | sort | uniq -c >&2 && exit 1; }
inside own readlink /srv/stargrass/current | grep -qx releases/try-2
request "$asset" '^HTTP/2 200'
request /stage/201 '^HTTP/2 200'
inside own systemctl stop stargrass.target
units=$(inside own systemctl list-units --no-legend --state=failed 'stargrass-*')
[ -z "$units" ] || { echo "$units" >&2 && exit 1; }
log "stopped without failed units"
