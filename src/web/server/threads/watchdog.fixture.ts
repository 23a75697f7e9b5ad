// A process with a watchdog: `blocked` never lets its event loop turn again, `busy` lets it turn for longer than the watchdog waits.
import { once } from 'node:events';
import { startWatchdog } from './watchdog.ts';

const EVERY_MS = 10;
const SECONDS = 0.5;

let turns = 0;
setInterval(() => {
  turns += 1;
  if (turns > (2 * SECONDS * 1_000) / EVERY_MS) process.exit(0);
}, EVERY_MS);
await once(startWatchdog(SECONDS, EVERY_MS), 'online');
if (process.argv[2] === 'blocked') for (;;);
