import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

// Each loop exits when its parent process is gone, because an orphaned loop would slow the machine down permanently.
const LOOP = 'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e8; i += 1);';

/** Starts an endless loop for every core and returns a function that stops all loops. */
export function startBusyLoops(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
