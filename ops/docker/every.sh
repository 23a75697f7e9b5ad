#!/bin/sh
# every SECONDS COMMAND…: runs a command again and again. Ends at once on SIGTERM, which PID 1 ignores without a trap.
# every --at-most SECONDS COMMAND…: runs a command once, unless it has succeeded that recently in this container.
# every --succeeded-within SECONDS: health check; fails unless the repeated command has succeeded that recently.
set -u
mark=/tmp/succeeded
rare_mark=/tmp/succeeded-rarely

# is_recent FILE SECONDS
is_recent() { [ -e "$1" ] && [ $(($(date +%s) - $(stat -c %Y "$1"))) -lt "$2" ]; }

option=$1
case $option in --*) shift ;; esac
seconds=$1
shift
case $option in
  --succeeded-within)
    is_recent $mark "$seconds"
    exit
    ;;
  --at-most)
    is_recent $rare_mark "$seconds" || { "$@" && touch $rare_mark; }
    exit
    ;;
esac

trap 'kill "$child" 2>/dev/null; wait; exit 0' TERM INT
while :; do
  "$@" &
  child=$!
  wait "$child" && touch $mark
  sleep "$seconds" &
  child=$!
  wait "$child"
done
