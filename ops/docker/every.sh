#!/bin/sh
# every SECONDS COMMAND…: runs a command again and again. Ends at once on SIGTERM, which PID 1 ignores without a trap.
# every --succeeded-within SECONDS: health check; fails unless the command has succeeded that recently.
set -u
mark=/tmp/succeeded
if [ "$1" = --succeeded-within ]; then
  [ -e $mark ] && [ $(($(date +%s) - $(stat -c %Y $mark))) -lt "$2" ]
  exit
fi
seconds=$1
shift
trap 'kill "$child" 2>/dev/null; wait; exit 0' TERM INT
while :; do
  "$@" &
  child=$!
  wait "$child" && touch $mark
  sleep "$seconds" &
  child=$!
  wait "$child"
done
