import type { Server } from 'node:http';
import { createLoopLag } from './loop-lag.ts';
import { createQueueProbe } from './queue-probe.ts';

const TURN_EVERY_MS = 100;
const PROBE_EVERY_MS = 250;

/** Measures from now on how long a request to this server waits before it is begun; returns the newest figure in milliseconds. */
export function watchWaits(server: Server): () => number {
  const [lag, queue] = [createLoopLag(TURN_EVERY_MS), createQueueProbe(server)];
  const timers = [setInterval(lag.turn, TURN_EVERY_MS), setInterval(queue.send, PROBE_EVERY_MS)];
  for (const timer of timers) timer.unref();
  server.once('close', () => timers.forEach(clearInterval));
  return () => Math.max(lag.lagMs(), queue.waitMs());
}
