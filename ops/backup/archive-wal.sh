#!/usr/bin/env bash
# PostgreSQL's archive_command: archive-wal.sh %p %f /var/backups/stargrass/wal
# Keeps one piece of the log, compressed, with its SHA-256 beside it; says 0 only once both would outlive a power cut. The same piece
# may come again (after a crash it does); another one of the same name, as from a second server, is refused and the first one stays.
set -euo pipefail
piece=$1 name=$2 folder=$3
kept=$folder/$name.gz
umask 027
exec 9<"$folder"
flock 9 # whoever else archives here waits

if [ -e "$kept" ]; then
  gzip -dc -- "$kept" 2>/dev/null | cmp -s -- - "$piece" || { echo "$kept holds something else; nothing was overwritten" >&2 && exit 1; }
  sync -- "$kept" "$kept.sha256" "$folder"
  exit 0
fi

rm -rf -- "$folder"/.unfinished.* # what a crash left
unfinished=$(mktemp -d "$folder/.unfinished.XXXXXX")
trap 'rm -rf -- "$unfinished"' EXIT
gzip -cn -- "$piece" >"$unfinished/$name.gz"
(cd "$unfinished" && sha256sum -- "$name.gz" >"$name.gz.sha256")
sync -- "$unfinished/$name.gz" "$unfinished/$name.gz.sha256"
mv -- "$unfinished/$name.gz.sha256" "$kept.sha256" # first: no piece is ever without it
mv -- "$unfinished/$name.gz" "$kept"
sync -- "$folder"
