// Entry of a worker thread: ends the process when its event loop has stopped turning, so that its supervisor starts it again.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const FATAL = 60; // pino's level
const { turns, everyMs, blockedMs } = workerData as Watched;
const WAITING_FACTOR = 6; // a loop that waits without using a processor is blocked after so many times as long

// Processor time is counted, not time: on a crowded machine a process may get no processor for a while, and a machine may sleep.
// The first turn is waited for: until then a site loads its modules.
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

// The log's own stream is written by the blocked thread, and only a signal ends the process from here.
function end(): void {
  const line = { level: FATAL, time: Date.now(), msg: `event loop blocked for ${blockedMs / 1_000} s: process ends` };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
