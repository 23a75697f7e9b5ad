import { Pool, type PoolClient } from 'pg';
import { KEEP_ALIVE, requirePrimary } from './require-primary.ts';

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (reason?: Error | boolean) => void) => void;

/**
 * Connection pool of the job queue. When a connection is lost, graphile-worker may release its listening client twice. pg
 * throws on the second release, outside of any handler, which would end the process. So only the first release counts.
 */
class QueuePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (!connected) return super.connect();
    super.connect((error, client, release) => {
      let isReleased = false;
      connected(error, client, (reason) => {
        if (!isReleased) release(reason);
        isReleased = true;
      });
    });
    return undefined;
  }
}

/** Opens the pool of a process that runs jobs. The caller ends it when the queue has stopped. */
export function openQueuePool(url: string, maxConnections: number): Pool {
  const pool = new QueuePool({ connectionString: url, max: maxConnections, ...KEEP_ALIVE, onConnect: requirePrimary });
  // A lost connection also fails the query that uses it. These handlers only prevent the process from ending.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
