import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { RETRY_MS } from './listen.ts';

const CONNECT_TIMEOUT_MS = 2_000; // nobody waits for it, and a process that ends must not

// PostgreSQL looks after a silent line, so that a machine that vanished is not taken for present for hours.
const KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

export type Heartbeat = { close(): Promise<void> };

/**
 * Keeps a connection under this name open as long as the process lives, and makes a lost one again: by it others know who is there. A killed process
 * is gone at once, without a sign of life that somebody would have to write down every few seconds.
 */
export function openHeartbeat(url: string, name: string): Heartbeat {
  const stop = new AbortController();
  const stay = async () => {
    while (!stop.signal.aborted) {
      await stayOnce(url, name, stop.signal).catch(() => {});
      await sleep(RETRY_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  };
  const staying = stay();
  return {
    close: () => {
      stop.abort();
      return staying;
    },
  };
}

/** Returns when the connection was lost or is no longer wanted. */
async function stayOnce(url: string, name: string, stop: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: KEEP_ALIVE,
  });
  client.on('error', () => {}); // 'end' follows
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  const leave = () => void client.end();
  stop.addEventListener('abort', leave, { once: true });
  if (stop.aborted) leave();
  await ended;
  stop.removeEventListener('abort', leave);
}
