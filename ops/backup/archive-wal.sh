#!/usr/bin/env bash
# PostgreSQL's archive_command: archive-wal.sh %p %f /var/backups/stargrass/wal
# Stores one compressed WAL segment next to its SHA-256. Exits 0 only after both are flushed to disk. Archiving the same
# segment again succeeds, because PostgreSQL repeats it after a crash. A different segment with the same name, such as
# from a second server, is rejected.
set -euo pipefail
piece=$1 name=$2 folder=$3
stored=$folder/$name.gz
umask 027
exec 9<"$folder"
flock 9 # one archiver at a time

if [ -e "$stored" ]; then
  gzip -dc -- "$stored" 2>/dev/null | cmp -s -- - "$piece" || { echo "$stored has different content; nothing was overwritten" >&2 && exit 1; }
  sync -- "$stored" "$stored.sha256" "$folder"
  exit 0
fi

rm -rf -- "$folder"/.unfinished.* # left over from a crash
unfinished=$(mktemp -d "$folder/.unfinished.XXXXXX")
trap 'rm -rf -- "$unfinished"' EXIT
gzip -cn -- "$piece" >"$unfinished/$name.gz"
(cd "$unfinished" && sha256sum -- "$name.gz" >"$name.gz.sha256")
sync -- "$unfinished/$name.gz" "$unfinished/$name.gz.sha256"
mv -- "$unfinished/$name.gz.sha256" "$stored.sha256" # first, so that no segment is ever without its checksum
mv -- "$unfinished/$name.gz" "$stored"
sync -- "$folder"
