import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { RETRY_MS } from './listen.ts';

const CONNECT_TIMEOUT_MS = 2_000; // short, so that shutdown is not delayed

// TCP keepalives let PostgreSQL close the connection of a vanished machine, which otherwise counts as alive for hours.
const KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

export type Heartbeat = { close(): Promise<void> };

/**
 * Holds a connection with this application name open while the process lives and reconnects when it is lost. pg_stat_activity then lists
 * the live processes: a killed process disappears at once, without a heartbeat row that must be rewritten every few seconds.
 */
export function openHeartbeat(url: string, name: string): Heartbeat {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await holdConnection(url, name, stop.signal).catch(() => {});
      await sleep(RETRY_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    close: () => {
      stop.abort();
      return running;
    },
  };
}

/** Resolves when the connection is lost or stopped. */
async function holdConnection(url: string, name: string, stop: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: KEEP_ALIVE,
  });
  client.on('error', () => {}); // 'end' follows
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  const disconnect = () => void client.end();
  stop.addEventListener('abort', disconnect, { once: true });
  if (stop.aborted) disconnect();
  await ended;
  stop.removeEventListener('abort', disconnect);
}
