// npm run evidence:sweep
//   Prints what the next sweep of the evidence storage would do, without changing anything. Exits 1 if refused.
// npm run evidence:sweep -- --confirm N
//   Sweeps now, regardless of the limit, if exactly N objects are due.
// npm run evidence:sweep -- --restore [UPLOAD]
//   Restores all objects from the trash, or only those of one upload.
// npm run evidence:sweep -- --adopt
//   Marks the storage as belonging to this database, after the database has moved to another server.
import { parseArgs } from 'node:util';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { runSweepCommand } from './admin/sweep-command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { confirm: { type: 'string' }, restore: { type: 'boolean' }, adopt: { type: 'boolean' } },
});
const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 60_000 });
const { output, code } = await runSweepCommand(deps, { ...values, uploadId: positionals[0] }).finally(close);
console.log(output);
process.exitCode = code;
