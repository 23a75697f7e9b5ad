#!/usr/bin/env bash
# fetch-wal.sh SEGMENT TARGET: the restore_command of a restored server, which runs it in its data folder. pgBackRest
# does not compare a WAL segment with its checksum when it fetches one, and PostgreSQL takes a damaged record for the
# end of the WAL. So this script does: wal-sums beside it lists the SHA-1 of every segment. A damaged segment is fetched
# from each repository by itself. Exits with 1 if no repository has the segment, which ends the recovery, and with 200,
# which stops the server, if the segment or a later one of its timeline exists but it cannot be fetched undamaged.
set -uo pipefail
segment=$1 target=$2
sum=$(sed -n "s/^$segment //p" wal-sums)
fetch() { pgbackrest archive-get --stanza=stargrass --pg1-path="$PWD" "$@" "$segment" "$target"; }
is_intact() { [ -z "$sum" ] || echo "$sum  $target" | sha1sum --check --status; }
# The strings are concatenated with "" so that awk does not compare them as numbers.
has_later() { [ ${#segment} = 24 ] && awk -v name="$segment" '($1 "") > (name "") && substr($1, 1, 8) == substr(name, 1, 8) { found = 1 } END { exit !found }' wal-sums; }

fetch
code=$?
if [ "$code" = 0 ] && is_intact; then exit 0; fi
if [ "$code" = 1 ] && [ -z "$sum" ] && ! has_later; then exit 1; fi
for repository in $(sed -n 's/^repository //p' wal-sums); do
  echo "fetch-wal.sh: $segment is damaged or missing; trying repository $repository" >&2
  if fetch --no-archive-async --repo="$repository" && is_intact; then exit 0; fi
done
exit 200
