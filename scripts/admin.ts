// npm run admin -- grant|revoke|ban|unban|reset-second-factor|list|switch|claim-code|verify-log|forget-pages
// Runs an operator command for accounts, switches or the edge. The audit log records every change.
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { runCommand } from './admin/run-command.ts';

const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 60_000 });
try {
  const { output, code } = await runCommand(deps, process.argv.slice(2));
  process.exitCode = code;
  console.log(output);
} finally {
  await close();
}
