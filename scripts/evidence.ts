// npm run evidence:verify: compares every published picture with the hash in its name. Changes nothing; exits 1 on a
// difference.
import { verifyEvidence } from '#usecases/evidence/verify-evidence.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 60_000 });
const { checked, wrong } = await verifyEvidence(deps).finally(close);
console.log(`${checked} pictures checked, ${wrong.length} missing or altered`);
for (const key of wrong) console.error(key);
if (wrong.length > 0) process.exitCode = 1;
