#!/usr/bin/env bash
# npm run try:operations: executes the steps in docs/operations.md, and no others, in a new Debian 12 container with
# systemd and a loopback network. Needs root and a quarter of an hour on two cores. Blocks that download
# (`sh step fetches`) use this machine's network. Installs the committed state and removes everything afterwards.
# TRY_BASE=debian.tar stores the base system for the next run, and KEEP=1 retains the container's folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
manual=docs/operations.md
site=stargrass.example
variables=(REPOSITORY=file:///srv/sources.git RELEASE=try-1)
passed='docs/operations.md leads from an empty server to a running site and through an upgrade'
source scripts/debian/container.sh

# Publishes two releases: the current commit, and a new commit with the same files.
publish() {
  git clone --quiet --bare --no-local . "$root/srv/sources.git"
  local next
  next=$(git -c user.name=try -c user.email=try@example.org -C "$root/srv/sources.git" commit-tree 'HEAD^{tree}' -p HEAD -m 'The next release')
  git -C "$root/srv/sources.git" tag try-1 HEAD
  git -C "$root/srv/sources.git" tag try-2 "$next"
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

log "a clean Debian 12"
make_system
publish
boot
log "systemd $(inside own systemctl --version | head -1 | cut -d' ' -f2) runs, $(inside own ip -brief link 2>/dev/null | wc -l) network device"
follow "$manual" step

log "requests through nginx"
request / '^HTTP/2 200' '<html[^>]* lang="en"'
request /stage/201 '^HTTP/2 200' '<html[^>]* lang="en"'
request /stage/201 '^HTTP/2 200' '^x-cache: hit'
request /ja/stage/201 '^HTTP/2 200' '<html[^>]* lang="ja"'
request /auth/login '^HTTP/2 200' '^x-cache: pass' 'type="password"'
request /readyz '^HTTP/2 404'
request /nowhere-at-all '^HTTP/2 404'
asset=$(inside own curl -sS --cacert /etc/stargrass/tls/tls.crt "https://$site/" | grep -oE '/_next/static/[^" ]+\.js' | sed -n 1p)
request "$asset" '^HTTP/2 200' '^cache-control: public, max-age=31536000, immutable'

log "upgrade to the next release under traffic"
variables=(REPOSITORY=file:///srv/sources.git RELEASE=try-2)
read_on
follow "$manual" upgrade
inside own touch /tmp/enough
wait "$reader" || true # the reader's exit code is ignored; only its log matters
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
