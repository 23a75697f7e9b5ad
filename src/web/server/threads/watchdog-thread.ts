// Worker thread entry: kills the process when its event loop is blocked, so that the supervisor restarts it.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const FATAL = 60; // pino's level
const { turns, everyMs, blockedMs } = workerData as Watched;
const WAITING_FACTOR = 6; // a loop blocked without using CPU is killed after this many times as long

// Measures CPU time, not wall time: a busy machine may not schedule the process for a while, and a machine may sleep.
// Starts at the first turn, because modules load before it.
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

// The logger runs on the blocked thread, and only a signal can end the process from here.
function end(): void {
  const line = { level: FATAL, time: Date.now(), msg: `event loop blocked for ${blockedMs / 1_000} s: process ends` };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
