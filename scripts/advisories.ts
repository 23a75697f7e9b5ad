// npm run advisories: checks the production packages against published advisories; exits 1 at severity high or critical.
import { execFile } from 'node:child_process';
import { readAudit } from './ci/read-audit.ts';

const TIMEOUT_MS = 60_000; // npm retries an unreachable registry for longer
const args = ['audit', '--json', '--omit=dev', '--fetch-retries=1'];

execFile('npm', args, { timeout: TIMEOUT_MS, maxBuffer: 1e8 }, (_, stdout) => {
  const { message, code } = readAudit(stdout);
  console.log(message);
  process.exitCode = code;
});
