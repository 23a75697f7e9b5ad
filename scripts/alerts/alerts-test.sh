#!/usr/bin/env bash
# npm run alerts:test: checks ops/monitoring/alerts.yml and runs its tests with promtool, Prometheus' own tool.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
promtool=$(scripts/alerts/prometheus-program.sh promtool)
"$promtool" check rules ops/monitoring/alerts.yml
"$promtool" test rules ops/monitoring/alerts.promtest.yml
