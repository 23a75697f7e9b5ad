// A process with a watchdog. The arguments `blocked` and `waiting` block its event loop permanently, with and without
// using CPU time. The argument `busy` lets the event loop run for longer than the watchdog's limit.
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
while (turns < before + 3) await setImmediate(); // The watchdog starts measuring at the first turn of the event loop.
if (process.argv[2] === 'blocked') for (;;);
if (process.argv[2] === 'waiting') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
