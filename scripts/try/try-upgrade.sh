#!/usr/bin/env bash
# npm run try:upgrade: installs release 1.0 on a new Debian 12 by the manual of 1.0, fills it with the demo community,
# executes "From 1.0" of docs/upgrades.md up to the committed state, compares the data, and takes the way back. Needs
# root, and a quarter to half an hour on two cores. Removes everything afterwards.
# RELEASE_1_0 names the commit of 1.0. TRY_BASE=debian.tar stores the base system for the next run, as in try:operations.
# KEEP=1 retains the container's folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
commit=${RELEASE_1_0:-$(cat scripts/try/commit-of-1.0.txt)} # 1.0.0 was released without a tag
site=stargrass.example
variables=(REPOSITORY=file:///srv/sources.git OLD=v1.0.0 RELEASE=v1.0.0)
passed='"From 1.0" of docs/upgrades.md leads to this release and back'
source scripts/debian/container.sh

# fingerprint LAST: prints upgrade-fingerprint.sql, with the audit log up to row LAST.
fingerprint() {
  inside own sudo -u postgres psql --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --set last="$1" stargrass <scripts/try/upgrade-fingerprint.sql
}

# expect_same WHEN: compares the rows with those before the upgrade.
expect_same() {
  fingerprint "$last" >"$work/now"
  diff "$work/before" "$work/now" || { echo "rows differ $1" >&2 && return 1; }
  log "players, records, bests and audit rows $1 are those before the upgrade"
}

request_pages() {
  request / '^HTTP/2 200' '<html[^>]* lang="en"'
  request /stage/201 '^HTTP/2 200'
  request /ja/stage/201 '^HTTP/2 200' '<html[^>]* lang="ja"'
  request /total/1 '^HTTP/2 200'
  request /ranking '^HTTP/2 200'
  request /auth/login '^HTTP/2 200' 'type="password"'
}

log "a clean Debian 12 with 1.0 ($commit)"
make_system
git clone --quiet --bare --no-local . "$root/srv/sources.git"
git -C "$root/srv/sources.git" tag --force v1.0.0 "$commit" >/dev/null
git -C "$root/srv/sources.git" tag --force v2.0.0 HEAD >/dev/null
git show "$commit:docs/operations.md" >"$work/manual-of-1.0.md"
boot
follow "$work/manual-of-1.0.md" step
inside own sudo -u stargrass -H bash -c 'cd /srv/stargrass/current && npm run --silent db:seed -- demo && npm run --silent rankings:verify' | tail -3
request_pages
# The worker of 1.0 ends before the rows are read, so that nothing changes between this and the dump.
inside own systemctl stop stargrass-worker
last=$(inside own sudo -u postgres psql --quiet --no-align --tuples-only stargrass --command 'select max(audit_id) from audit_log')
fingerprint "$last" | tee "$work/before"

variables=(REPOSITORY=file:///srv/sources.git OLD=v1.0.0 RELEASE=v2.0.0)
follow docs/upgrades.md from-1.0 '^### [12]\.'
follow docs/operations.md 'upgrade fetches' '^## Upgrades'
stopped=$SECONDS
follow docs/upgrades.md from-1.0 '^### [456]\.'
log "down for $((SECONDS - stopped)) s"
follow docs/operations.md step '^### [56]\. (Backups|Monitoring)'
follow docs/upgrades.md from-1.0 '^### 8\.'
expect_same "after the upgrade"
request_pages
request /developers '^HTTP/2 200' # new in 2.0
inside own readlink /srv/stargrass/current | grep -qx releases/v2.0.0

log "the way back"
follow docs/upgrades.md back-to-1.0
expect_same "after the way back"
request_pages
request /developers '^HTTP/2 404'
inside own readlink /srv/stargrass/current | grep -qx releases/v1.0.0
units=$(inside own systemctl list-units --no-legend --state=failed 'stargrass-*')
[ -z "$units" ] || { echo "$units" >&2 && exit 1; }
log "no failed units"
