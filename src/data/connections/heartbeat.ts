import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { RETRY_MS } from './listen.ts';
import { KEEP_ALIVE, requirePrimary } from './require-primary.ts';

const CONNECT_TIMEOUT_MS = 2_000; // This is short, because a pending connection attempt delays shutdown.

// TCP keepalives let PostgreSQL close the connection of an unreachable machine, which would otherwise count as alive
// for hours.
const SERVER_OPTIONS = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

export type Heartbeat = { close(): Promise<void> };

/**
 * Holds a connection with this application name open and reconnects when it is lost. pg_stat_activity therefore lists
 * the live processes: a killed process disappears at once, and no heartbeat row has to be rewritten every few seconds.
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

/** Resolves when the connection is lost or `stop` is aborted. */
async function holdConnection(url: string, name: string, stop: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: SERVER_OPTIONS,
    ...KEEP_ALIVE,
  });
  client.on('error', () => {}); // An 'end' event follows every error.
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  const disconnect = () => void client.end();
  stop.addEventListener('abort', disconnect, { once: true });
  if (stop.aborted) disconnect();
  await requirePrimary(client).catch(disconnect); // On a standby, other processes would not see this connection.
  await ended;
  stop.removeEventListener('abort', disconnect);
}
