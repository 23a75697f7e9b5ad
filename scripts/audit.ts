// npm run audit:verify: compares every audit log row with its hash and with the previous row.
// Exits 1 at the first mismatch.

import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { verifyLog } from '#usecases/accounts/audit/verify-log.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const started = performance.now();
const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 10 * MINUTE_MS });
try {
  const broken = await verifyLog(deps);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    broken === undefined ? `the audit log is intact (${seconds} s)` : `the audit log was tampered with at row ${broken} (${seconds} s)`,
  );
  if (broken !== undefined) process.exitCode = 1;
} finally {
  await close();
}
