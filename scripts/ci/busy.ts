// npm run busy -- COMMAND …: runs a command beside one busy loop per core, for example a test that fails only under load,
// and exits with its code.
import { spawnSync } from 'node:child_process';
import { startBusyLoops } from './busy-loops.ts';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('usage: npm run busy -- COMMAND …');

const stopLoops = startBusyLoops();
try {
  process.exitCode = spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
} finally {
  stopLoops();
}
