import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeDeps } from '#web/server/deps.ts';
import { env } from '#web/server/env.ts';
import { liveHub } from '#web/server/live/site-hub.ts';
import { traffic } from './traffic.ts';

const LOOK_EVERY_MS = 100;
const CLOSE_WITHIN_MS = 1_000;

/**
 * Shuts down gracefully on SIGTERM: fails the readiness check, waits until no more traffic arrives, stops accepting
 * connections, finishes open requests and closes the database. Replaces Next's listener, which stops accepting
 * connections at once and waits without a limit. Next still handles SIGINT, which Ctrl+C sends.
 */
export function endInOrder(): void {
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => liveHub().end());
}

async function end(): Promise<void> {
  traffic.isEnding = true;
  await sleep(env().SHUTDOWN_WAIT_SECONDS * 1_000);
  liveHub().end(); // Event streams would otherwise stay open and delay the shutdown.
  await Promise.race([allAnswered(), sleep(env().SHUTDOWN_DRAIN_SECONDS * 1_000)]);
  await Promise.race([closeDeps().catch(() => {}), sleep(CLOSE_WITHIN_MS)]);
  process.exit(0);
}

/** Stops accepting connections and waits for open requests to finish. */
async function allAnswered(): Promise<void> {
  const { server } = traffic;
  if (!server) return; // The process has not received any request.
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Closes connections that were busy when the server closed and have become idle since.
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  await closed;
  clearInterval(closing);
}
