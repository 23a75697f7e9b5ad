import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeDeps } from '#web/server/deps.ts';
import { env } from '#web/server/env.ts';
import { liveHub } from '#web/server/live/site-hub.ts';
import { traffic } from './traffic.ts';

const LOOK_EVERY_MS = 100;
const CLOSE_WITHIN_MS = 1_000;

/**
 * Ends this process in order when it is told to (SIGTERM): say so to those who ask whether it is ready, wait until nobody sends any more,
 * take no more, finish what is under way, let go of the database. Next would stop listening at once, for as long as it takes, so its own
 * listener is taken off; SIGINT, from a keyboard, still ends it so.
 */
export function endInOrder(): void {
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => liveHub().end());
}

async function end(): Promise<void> {
  traffic.isEnding = true;
  await sleep(env().SHUTDOWN_WAIT_SECONDS * 1_000);
  liveHub().end(); // streams never end by themselves
  await Promise.race([allAnswered(), sleep(env().SHUTDOWN_DRAIN_SECONDS * 1_000)]);
  await Promise.race([closeDeps().catch(() => {}), sleep(CLOSE_WITHIN_MS)]);
  process.exit(0);
}

/** Takes no more connections, and waits for the answers of those that are open. */
async function allAnswered(): Promise<void> {
  const { server } = traffic;
  if (!server) return; // nobody ever asked for anything
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS); // those that were busy when it closed
  await closed;
  clearInterval(closing);
}
