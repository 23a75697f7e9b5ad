import type { Server } from 'node:http';
import { createLoopLag } from './loop-lag.ts';
import { createQueueProbe } from './queue-probe.ts';

const TURN_EVERY_MS = 100;
const PROBE_EVERY_MS = 250;

/**
 * Measures how long requests to this server wait before they are handled. Returns a function for the latest value, in
 * milliseconds.
 */
export function watchWaits(server: Server): () => number {
  const [lag, queue] = [createLoopLag(TURN_EVERY_MS), createQueueProbe(server)];
  const timers = [setInterval(lag.turn, TURN_EVERY_MS), setInterval(queue.send, PROBE_EVERY_MS)];
  for (const timer of timers) timer.unref();
  server.once('close', () => timers.forEach(clearInterval));
  return () => Math.max(lag.lagMs(), queue.waitMs());
}
