// Entry point of a worker thread that kills the process when its event loop is blocked. The supervisor then restarts
// the process.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const FATAL = 60; // Pino's numeric log level for fatal errors.
const { turns, everyMs, blockedMs } = workerData as Watched;
// If the blocked event loop uses no CPU time, the process is killed after this many times the normal limit.
const WAITING_FACTOR = 6;

// Measures CPU time instead of wall time, because the process does not run while a busy machine schedules others or
// while the machine sleeps. Measuring starts at the first turn of the event loop, after all modules have loaded.
let [seen, missed, atTurn] = [0, 0, 0];
setInterval(() => {
  const now = Atomics.load(turns, 0);
  const usedMs = processorMs();
  if (now === 0) return;
  if (now !== seen) [seen, missed, atTurn] = [now, 0, usedMs];
  else missed += 1;
  if (missed > 0 && usedMs - atTurn >= blockedMs) end();
  if (missed * everyMs >= WAITING_FACTOR * blockedMs) end();
}, everyMs);

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

// The logger runs on the blocked thread, so this writes the log line itself. Only a signal can end the process from
// another thread.
function end(): void {
  const line = { level: FATAL, time: Date.now(), msg: `event loop blocked for ${blockedMs / 1_000} s: process ends` };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
