// A process with a watchdog: `blocked` and `waiting` never let its event loop turn again, with and without use of a processor; `busy` lets it
// turn for longer than the watchdog waits.
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { startWatchdog } from './watchdog.ts';

const EVERY_MS = 10;
const SECONDS = 0.5;

let turns = 0;
setInterval(() => {
  turns += 1;
  if (turns > (2 * SECONDS * 1_000) / EVERY_MS) process.exit(0);
}, EVERY_MS);
await once(startWatchdog(SECONDS, EVERY_MS), 'online');
const before = turns;
while (turns < before + 3) await setImmediate(); // it watches from the first turn on
if (process.argv[2] === 'blocked') for (;;);
if (process.argv[2] === 'waiting') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
