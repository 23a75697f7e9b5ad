import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

// Ends with its parent: a loop that is left behind would slow the machine down for good.
const LOOP = 'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e8; i += 1);';

/** Keeps every core busy with one endless loop each; returns how to stop them. */
export function startBusyLoops(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
