import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { type Lease, leaseConnection } from './lease.ts';
import { createPositionSamples } from './position-samples.ts';
import { KEEP_ALIVE } from './require-primary.ts';
import { REPLICA_POSITION } from './wal-position.ts';

const WITHIN_MS = 50; // Then the primary is read. A replica is usually ready at the first question, else after some milliseconds.
// pg reads `query_timeout` of a query, which its types do not have. Without it, a frozen replica would hold up each page.
const POSITION = { name: 'position', text: REPLICA_POSITION, query_timeout: WITHIN_MS } as QueryConfig;
const FIRST_PAUSE_MS = 2;
const PAUSE_AFTER_REFUSAL_MS = 1_000;

/**
 * Where a read that may use a replica went: to a replica, or to the primary because no replica had replayed enough
 * (`behind`), the primary's position was not known (`unsampled`), no replica could be reached (`unreachable`), all connections were in use (`busy`), replicas
 * were refused less than a second ago (`paused`), or the statement failed on the replica (`failed`).
 */
export type ReplicaOutcome = 'replica' | 'behind' | 'unsampled' | 'unreachable' | 'busy' | 'paused' | 'failed';

type Replica = {
  /** Leases a connection to a replica that has replayed `minimum` and is at most five seconds behind, if there is one. */
  lease(minimum: string): Promise<Lease | undefined>;
  /** Counts a statement that failed on a replica and is repeated on the primary. */
  failed(): void;
  readonly outcomes: Readonly<Record<ReplicaOutcome, number>>;
  close(): Promise<void>;
};

type Options = {
  readonly maxConnections: number;
  readonly connectMs: number;
  readonly statementTimeoutMs: number;
  readonly answerMs: number | undefined;
  /** Reads the primary's position. */
  readonly readPosition: () => Promise<string>;
};

/** Opens a pool of connections to replicas. The address may lead to another replica with every connection. */
export function openReplica(url: string, options: Options): Replica {
  const { maxConnections, connectMs, statementTimeoutMs, answerMs, readPosition } = options;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    application_name: 'stargrass replica reads',
    statement_timeout: statementTimeoutMs,
    ...(answerMs !== undefined && { query_timeout: answerMs }),
    ...KEEP_ALIVE,
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const samples = createPositionSamples(readPosition);
  const replayed = new WeakMap<PoolClient, string>(); // The last known position of each connection's server, which only grows.
  const outcomes = { replica: 0, behind: 0, unsampled: 0, unreachable: 0, busy: 0, paused: 0, failed: 0 };
  let pausedUntilMs = 0;
  const refuse = (reason: ReplicaOutcome): undefined => {
    outcomes[reason] += 1;
    if (reason === 'behind' || reason === 'unreachable') pausedUntilMs = performance.now() + PAUSE_AFTER_REFUSAL_MS;
  };

  const isBusy = () => pool.totalCount >= maxConnections && pool.idleCount === 0;

  const catchUp = async (client: PoolClient, required: string, untilMs: number): Promise<boolean> => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
      if ((replayed.get(client) ?? '') >= required) return true;
      const { rows } = await client.query<{ position: string }>(POSITION);
      replayed.set(client, rows[0]?.position ?? '');
      if ((rows[0]?.position ?? '') >= required) return true;
      if (rows.length === 0 || performance.now() + pauseMs > untilMs) return false;
      await sleep(pauseMs);
    }
  };

  return {
    async lease(minimum) {
      const newest = samples.required();
      if (newest === undefined) return refuse('unsampled');
      if (performance.now() < pausedUntilMs) return refuse('paused');
      const untilMs = performance.now() + WITHIN_MS;
      const client = await connectWithin(pool, WITHIN_MS);
      if (!client) return refuse(isBusy() ? 'busy' : 'unreachable');
      const required = minimum > newest ? minimum : newest;
      const isReady = await catchUp(client, required, untilMs).catch(() => undefined);
      if (!isReady) {
        client.release(isReady === undefined || replayed.get(client) === ''); // The server failed, or is no standby any more.
        return refuse(isReady === undefined ? 'unreachable' : 'behind');
      }
      outcomes.replica += 1;
      return leaseConnection(client, { leave: () => {}, untilAnswered: async () => {} });
    },
    failed: () => void refuse('failed'),
    outcomes,
    close: () => pool.end(),
  };
}

/** Returns a connection, or undefined when there is none in time. A connection that is opened later stays in the pool. */
async function connectWithin(pool: Pool, ms: number): Promise<PoolClient | undefined> {
  const connecting = pool.connect().catch(() => undefined);
  const late = Symbol('late');
  const timeout = new AbortController();
  const first = await Promise.race([connecting, sleep(ms, late, { signal: timeout.signal }).catch(() => late)]);
  timeout.abort();
  if (typeof first !== 'symbol') return first;
  void connecting.then((client) => client?.release());
  return undefined;
}
