#!/usr/bin/env bash
# scripts/edge/with-edge.sh COMMAND…: runs a command while nginx and Varnish run in front of the built site's ports.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
[ -n "${SERVICES_LOCK_FD:-}" ] || exec scripts/services.sh run -- scripts/edge/with-edge.sh "$@"
# All load comes from this address, which nginx would otherwise limit. Tests of the limits use another address.
export EDGE_UNLIMITED=127.0.0.1/32

# Chooses free ports for the two instances, unless the caller has set EDGE_APP_PORTS.
if [ -z "${EDGE_APP_PORTS:-}" ]; then
  free_ports="import { freePort } from './tests/support/sites/free-port.ts'; console.log(await freePort(), await freePort())"
  EDGE_APP_PORTS=$(bin/with-node node --input-type=module -e "$free_ports")
fi
export EDGE_APP_PORTS

[ -n "${EDGE_BUILD:-}" ] || [ -f .next/standalone/server.js ] || scripts/build.sh
scripts/services.sh down edge >/dev/null # the edge may be running with other settings
trap 'scripts/services.sh down edge >/dev/null' EXIT
scripts/services.sh up edge
NODE_EXTRA_CA_CERTS=$(sed -n 's/^EDGE_DIR=//p' .services/edge.env)/tls.crt
export NODE_EXTRA_CA_CERTS
"$@"
