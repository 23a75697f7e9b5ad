import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import { createAdmission } from '#data/connections/admission.ts';
import { type Heartbeat, openHeartbeat } from '#data/connections/heartbeat.ts';
import { type Lease, leaseConnection } from '#data/connections/lease.ts';
import { createListener, type Listener } from '#data/connections/listen.ts';
import { openReplica, type ReplicaOutcome } from '#data/connections/replica.ts';
import { allowReplica, minimumPosition, onPrimary } from '#data/connections/replica-context.ts';
import { leaseForRead } from '#data/connections/replica-lease.ts';
import { KEEP_ALIVE, requirePrimary } from '#data/connections/require-primary.ts';
import { watchUnanswered } from '#data/connections/unanswered.ts';
import { PRIMARY_POSITION } from '#data/connections/wal-position.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB>;

/** Circuit breaker that stops connection attempts for a while after the server was unreachable. */
export type ConnectionGuard = {
  /** Throws while the circuit is open. Otherwise the caller must report the outcome of its connection attempt. */
  try(): { succeeded(): void; failed(): void };
};

/** Limits for a process that serves visitors. Without these limits, callers wait for a connection indefinitely. */
export type VisitorLimits = {
  /** Maximum number of callers that wait for a connection. Beyond it, or after `waitMs`, `PoolExhausted` is thrown. */
  waiting: number;
  waitMs: number;
  /** Timeout for opening a new connection, in milliseconds. */
  connectMs: number;
  /** Number of connections reserved for writes, and the same number reserved for reads. */
  reservedForEach: number;
  /** Timeout for the response to any statement, including commit. After the timeout, the connection is dropped. */
  answerMs: number;
  /** Maximum idle time within a transaction, in milliseconds. */
  idleInTransactionMs: number;
};

export type DatabaseOptions = {
  maxConnections: number;
  statementTimeoutMs: number;
  guard?: ConnectionGuard;
  visitors?: VisitorLimits;
  /** Address of replicas, from which requests read that `allowReplica` was called for. */
  replicaUrl?: string | undefined;
};

/** Current load on the connection pool. */
export type Pressure = {
  readonly inUse: number;
  readonly most: number;
  readonly waiting: number;
  readonly refused: number;
  /** Number of connections whose commit waits for a standby longer than its caller did. */
  readonly unanswered: number;
  /** Reads that a replica may have served since the start, by outcome. Undefined without replicas. */
  readonly replicaReads: Readonly<Record<ReplicaOutcome, number>> | undefined;
};

export type Database = {
  db: Db;
  /** Subscribes to a notification channel. All channels share one connection outside the pool. */
  listen: Listener['listen'];
  /** Holds a connection with this application name open until the heartbeat or the database is closed. */
  startHeartbeat(name: string): Heartbeat;
  /** Runs `work` with priority: its queries may use the connections reserved for writes and go first in the queue. */
  beforeBrowsing<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Lets the current request read from a replica that has replayed this position; undefined: from none. */
  allowReplica(position: string | undefined): void;
  pressure(): Pressure;
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 20_000; // Default timeout when no VisitorLimits are set.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Opens a connection pool, which connects on the first query. */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const { maxConnections, statementTimeoutMs, guard, visitors, replicaUrl } = options;
  const connectMs = visitors?.connectMs ?? CONNECT_TIMEOUT_MS;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    application_name: 'stargrass',
    statement_timeout: statementTimeoutMs,
    ...(visitors && { query_timeout: visitors.answerMs, idle_in_transaction_session_timeout: visitors.idleInTransactionMs }),
    ...KEEP_ALIVE,
    onConnect: requirePrimary,
    // Parallel workers and JIT cost more than they save on short reads.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  });
  // A lost connection fails its running query and is dropped from the pool. Without these listeners, the error event
  // would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const listener = createListener(url, { connectMs });
  const heartbeats: Heartbeat[] = [];
  const priority = new AsyncLocalStorage<true>();
  const admission = createAdmission({
    places: maxConnections,
    reserved: visitors?.reservedForEach ?? 0,
    waiting: visitors?.waiting ?? Number.MAX_SAFE_INTEGER,
    withinMs: visitors?.waitMs ?? LONGEST_TIMER_MS,
  });
  const unanswered = watchUnanswered(pool);
  const leasePrimary = async (): Promise<Lease> => {
    const leave = await admission.enter(priority.getStore() === true);
    try {
      return leaseConnection(await guarded(guard, () => pool.connect()), { leave, untilAnswered: unanswered.wait });
    } catch (error) {
      leave();
      throw error;
    }
  };
  const readPosition = () =>
    onPrimary(() =>
      priority.run(true, async () => {
        const lease = await leasePrimary();
        const { rows } = await lease.query(PRIMARY_POSITION, []).finally(() => lease.release());
        return String(rows[0]?.position);
      }),
    );
  const replica =
    replicaUrl === undefined
      ? undefined
      : openReplica(replicaUrl, { maxConnections, connectMs, statementTimeoutMs, answerMs: visitors?.answerMs, readPosition });
  const lease = async (): Promise<Lease> => {
    const minimum = minimumPosition();
    if (!replica || minimum === undefined) return leasePrimary();
    return leaseForRead({ replica: () => replica.lease(minimum), primary: leasePrimary, failed: replica.failed });
  };
  return {
    // The other overload of `query` expects a cursor, which this project does not use.
    db: new Kysely<DB>({
      dialect: new PostgresDialect({
        pool: { options: pool.options, connect: async () => (await lease()) as unknown as PostgresPoolClient, end: () => pool.end() },
      }),
    }),
    listen: (channel, onNotify) => guarded(guard, () => listener.listen(channel, onNotify)),
    startHeartbeat: (name) => {
      const heartbeat = openHeartbeat(url, name);
      heartbeats.push(heartbeat);
      return heartbeat;
    },
    beforeBrowsing: (work) => priority.run(true, work),
    allowReplica,
    pressure: () => ({
      inUse: admission.inside,
      most: maxConnections,
      waiting: admission.waiting,
      refused: admission.refused,
      unanswered: unanswered.count,
      replicaReads: replica?.outcomes,
    }),
    close: async () => {
      unanswered.close();
      await Promise.all([listener.close(), replica?.close(), ...heartbeats.map((heartbeat) => heartbeat.close())]);
      await pool.end();
    },
  };
}

/** Calls `connect` unless the guard throws, and reports the outcome to the guard. */
async function guarded<Connection>(guard: ConnectionGuard | undefined, connect: () => Promise<Connection>): Promise<Connection> {
  const attempt = guard?.try();
  try {
    const connection = await connect();
    attempt?.succeeded();
    return connection;
  } catch (error) {
    attempt?.failed();
    throw error;
  }
}
