// npm run import:speedruns -- --file runs.json --dry-run
//   Reports the result for each run without changing anything.
// npm run import:speedruns -- --file runs.json
//   Imports the runs and skips those imported earlier.
//
// See docs/speedrun-import.md for the file format. There is no authentication, because anyone who can run this command
// has database access. The audit log records each import.
import { parseArgs } from 'node:util';
import { openSpeedrunFile } from '#data/gateways/speedrun-file.ts';
import { importRuns } from '#usecases/speedruns/import-runs.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const { values } = parseArgs({ options: { file: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } });
if (values.file === undefined) {
  console.error('usage: npm run import:speedruns -- --file runs.json [--dry-run]');
  process.exit(2);
}
const isDry = values['dry-run'];
const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 60_000 });
try {
  const source = await openSpeedrunFile(values.file);
  const { imported, known, refused } = await importRuns(deps, source, { isDry });
  for (const { row, why } of refused) console.error(`run ${row}: ${typeof why === 'string' ? why : JSON.stringify(why)}`);
  console.log(`${isDry ? 'would import' : 'imported'}: ${imported}, known: ${known}, refused: ${refused.length}`);
  process.exitCode = refused.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await close();
}
