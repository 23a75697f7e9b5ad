#!/bin/sh
# fill.sh TEMPLATE: prints the template with every @NAME@ replaced by the environment variable NAME. Fails when one is unset.
set -eu
exec awk '{
  rest = $0
  line = ""
  while (match(rest, /@[A-Z][A-Z0-9_]*@/)) {
    name = substr(rest, RSTART + 1, RLENGTH - 2)
    if (!(name in ENVIRON)) {
      print FILENAME " needs " name | "cat >&2"
      exit 1
    }
    line = line substr(rest, 1, RSTART - 1) ENVIRON[name]
    rest = substr(rest, RSTART + RLENGTH)
  }
  print line rest
}' "$1"
