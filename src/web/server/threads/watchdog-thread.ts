// Entry of a worker thread: ends the process when its event loop has stopped turning, so that its supervisor starts it again.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const FATAL = 60; // pino's level
const { turns, everyMs, mostMissed } = workerData as Watched;

// Its own wake-ups are counted, not time: a machine that slept, or a process that was stopped, is not blocked.
let [seen, missed] = [Atomics.load(turns, 0), 0];
setInterval(() => {
  const now = Atomics.load(turns, 0);
  missed = now === seen ? missed + 1 : 0;
  seen = now;
  if (missed >= mostMissed) end();
}, everyMs);

// The log's own stream is written by the blocked thread, and only a signal ends the process from here.
function end(): void {
  const line = { level: FATAL, time: Date.now(), msg: `event loop blocked for ${(mostMissed * everyMs) / 1_000} s: process ends` };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
