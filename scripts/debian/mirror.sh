#!/usr/bin/env bash
# Prints the address of the Debian mirror that this machine's apt uses.
set -euo pipefail
find /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources \
  -exec sed -nE 's/^URIs: *([^ ]+).*/\1/p; s/^deb +(\[[^]]*\] +)?([^ ]+) .*/\2/p' {} + 2>/dev/null | sed -n 1p || true
