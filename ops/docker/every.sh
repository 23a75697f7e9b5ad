#!/bin/sh
# every SECONDS COMMAND…: runs a command again and again. Ends at once on SIGTERM, which PID 1 ignores without a trap.
# every --at-most SECONDS COMMAND…: runs a command once, unless it has succeeded that recently in this container. One that
# has failed runs again after a seventh of that time, and until then counts as failed.
# every --succeeded-within SECONDS: health check; fails unless the repeated command has succeeded that recently.
set -u
mark=${TMPDIR:-/tmp}/succeeded
rare_mark=$mark-rarely
failed_mark=$mark-not

# is_recent FILE SECONDS
is_recent() { [ -e "$1" ] && [ $(($(date +%s) - $(stat -c %Y "$1"))) -lt "$2" ]; }

option=$1
case $option in --*) shift ;; esac
seconds=$1
shift
case $option in
  --succeeded-within)
    is_recent "$mark" "$seconds"
    exit
    ;;
  --at-most)
    is_recent "$rare_mark" "$seconds" && exit
    is_recent "$failed_mark" $((seconds / 7)) && echo "$*: has failed, runs again later" >&2 && exit 1
    rm -f "$failed_mark"
    "$@" && touch "$rare_mark" && exit
    touch "$failed_mark"
    exit 1
    ;;
esac

trap 'kill "$child" 2>/dev/null; wait; exit 0' TERM INT
while :; do
  "$@" &
  child=$!
  wait "$child" && touch "$mark"
  sleep "$seconds" &
  child=$!
  wait "$child"
done
