// npm run evidence:sweep                        says what the next sweep of the evidence storage would do; writes nothing, exits 1 when it is refused
// npm run evidence:sweep -- --confirm N         sweeps now, beyond the limit, if exactly N objects are due
// npm run evidence:sweep -- --restore [UPLOAD]  puts everything in the trash back, or what belongs to one upload
// npm run evidence:sweep -- --adopt             ties the storage to this database, after a move to another server
import { parseArgs } from 'node:util';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { runSweepCommand } from './admin/sweep-command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { confirm: { type: 'string' }, restore: { type: 'boolean' }, adopt: { type: 'boolean' } },
});
const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 60_000 });
const { said, code } = await runSweepCommand(deps, { ...values, uploadId: positionals[0] }).finally(close);
console.log(said);
process.exitCode = code;
