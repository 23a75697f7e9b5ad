// npm run advisories: checks the production packages against published security advisories.
// Exits 1 when an advisory has severity high or critical.
import { execFile } from 'node:child_process';
import { readAudit } from './read-audit.ts';

const TIMEOUT_MS = 60_000; // npm would retry an unreachable registry for longer
const args = ['audit', '--json', '--omit=dev', '--fetch-retries=1'];

execFile('npm', args, { timeout: TIMEOUT_MS, maxBuffer: 1e8 }, (_, stdout) => {
  const { message, code } = readAudit(stdout);
  console.log(message);
  process.exitCode = code;
});
