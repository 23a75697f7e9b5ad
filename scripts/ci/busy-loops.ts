import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

// Exits with its parent, because an orphaned loop would slow the machine down permanently.
const LOOP = 'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e8; i += 1);';

/** Keeps every core busy with an endless loop; returns a function that stops them. */
export function startBusyLoops(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
