#!/usr/bin/env bash
# npm run alerts:live -- [--only ALERT,…] [--quiet-minutes 3] [--quiet-only]
#   Runs the built site, its edge, a primary with a standby, node exporter and Prometheus with ops/monitoring/alerts.yml. Checks
#   that no alert fires under ordinary load, then causes each alert's fault and waits until the alert fires. Needs a build;
#   as root, the fault of the disk alerts is a real full disk.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
PROMETHEUS=$(scripts/alerts/prometheus-program.sh prometheus)
NODE_EXPORTER=$(scripts/alerts/prometheus-program.sh prometheus-node-exporter)
export PROMETHEUS NODE_EXPORTER

# Allows only one run at a time, because a checkout has one nginx and one Varnish.
mkdir -p .services
exec 7>.services/edge-tests.lock
flock 7

# 1024 descriptors are the usual limit of a service, and few enough to be used up by the fault of StargrassFilesShort.
scripts/edge/with-edge.sh bash -c 'ulimit -n 1024 && exec bin/with-env scripts/alerts/live/main.ts "$@"' _ "$@" 7>&-
