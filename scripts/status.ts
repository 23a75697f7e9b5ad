// npm run status: prints the state of the site in ten lines. Exits 1 when something needs action.
import { readFileSync } from 'node:fs';
import words from '#content/locales/en/status.json' with { type: 'json' };
import { listMigrationFiles } from '#data/schema/migration-files.ts';
import { worstState } from '#domain/status/status-line.ts';
import { getStatus } from '#usecases/administration/get-status.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { createStatusPort } from '#wiring/create-status-port.ts';
import { parseEnv } from '#wiring/env.ts';
import { formatStatus } from './admin/format-status.ts';

const env = parseEnv(process.env);
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const release = { version, node: process.versions.node, migrations: listMigrationFiles() };
// With the limits of a visitor, so that an unreachable database is reported within seconds.
const logFailure = (error: unknown) => console.error(error instanceof Error ? error.message : error);
const { deps, close } = createDeps(env);
try {
  const status = await getStatus({ ...deps, status: createStatusPort(env, release, logFailure) }, 'operator');
  if (!status.ok) throw new Error(status.error);
  console.log(formatStatus(words, status.value));
  if (worstState(status.value) === 'act') process.exitCode = 1;
} finally {
  await close();
}
