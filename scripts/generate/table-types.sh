#!/usr/bin/env bash
# Generates src/data/tables.ts from the schema of the configured database. Run this script after adding a migration.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
bin/with-env node_modules/kysely-codegen/dist/cli/bin.js --dialect postgres --log-level error --type-mapping '{"int8":"string"}' \
  --exclude-pattern '{graphile_worker.*,public.schema_migrations}' --out-file "${1:-src/data/tables.ts}"
