import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type Client, Pool, type PoolClient } from 'pg';
import { createAdmission } from '#data/connections/admission.ts';
import { type Heartbeat, openHeartbeat } from '#data/connections/heartbeat.ts';
import { createListener, type Listener } from '#data/connections/listen.ts';
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

export type DatabaseOptions = { maxConnections: number; statementTimeoutMs: number; guard?: ConnectionGuard; visitors?: VisitorLimits };

/** Current load on the connection pool. */
export type Pressure = { readonly inUse: number; readonly most: number; readonly waiting: number; readonly refused: number };

export type Database = {
  db: Db;
  /** Subscribes to a notification channel. All channels share one connection outside the pool. */
  listen: Listener['listen'];
  /** Holds a connection with this application name open until the heartbeat or the database is closed. */
  startHeartbeat(name: string): Heartbeat;
  /** Runs `work` with priority: its queries may use the connections reserved for writes and go first in the queue. */
  beforeBrowsing<Value>(work: () => Promise<Value>): Promise<Value>;
  pressure(): Pressure;
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 20_000; // Default timeout when no VisitorLimits are set.
const LONGEST_TIMER_MS = 2 ** 31 - 1;
// Maximum length in characters. Longer statements are bulk inserts, which differ each time and would not benefit from
// being prepared.
const LONGEST_PREPARED = 4_000;

/** Opens a connection pool, which connects on the first query. */
export function openDatabase(url: string, { maxConnections, statementTimeoutMs, guard, visitors }: DatabaseOptions): Database {
  const connectMs = visitors?.connectMs ?? CONNECT_TIMEOUT_MS;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    application_name: 'stargrass',
    statement_timeout: statementTimeoutMs,
    ...(visitors && { query_timeout: visitors.answerMs, idle_in_transaction_session_timeout: visitors.idleInTransactionMs }),
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
  const connect = async () => {
    const leave = await admission.enter(priority.getStore() === true);
    try {
      return { client: await guarded(guard, () => pool.connect()), leave };
    } catch (error) {
      leave();
      throw error;
    }
  };
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool, connect) }) }),
    listen: (channel, onNotify) => guarded(guard, () => listener.listen(channel, onNotify)),
    startHeartbeat: (name) => {
      const heartbeat = openHeartbeat(url, name);
      heartbeats.push(heartbeat);
      return heartbeat;
    },
    beforeBrowsing: (work) => priority.run(true, work),
    pressure: () => ({ inUse: admission.inside, most: maxConnections, waiting: admission.waiting, refused: admission.refused }),
    close: async () => {
      await Promise.all([listener.close(), ...heartbeats.map((heartbeat) => heartbeat.close())]);
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

/** Wraps the pool for Kysely. Every short statement is prepared once per connection, which halves its cost. */
function preparing(pool: Pool, connect: () => Promise<{ client: PoolClient; leave: () => void }>): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const { client, leave } = await connect();
      let isLost = false;
      const prepared = {
        query: (text: string, values: readonly unknown[]) =>
          client.query({ text, values: [...values], ...statementName(text) }).catch((error) => {
            isLost ||= error.severity === 'FATAL'; // The server disconnects after a FATAL error.
            if (error.message === 'Query read timeout') drop(client);
            throw error;
          }),
        release: (destroy?: boolean) => {
          client.release(destroy || isLost);
          leave();
        },
      };
      // The other overload of `query` expects a cursor, which this project does not use.
      return prepared as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

// Closes the connection instead of cancelling the statement, because a cancelled commit may still have been applied.
// The rollback that follows then fails at once instead of timing out.
function drop(client: PoolClient): void {
  void (client as unknown as Client).end().catch(() => {});
}

const names = new Map<string, { name: string }>();

function statementName(text: string): { name?: string } {
  if (text.length > LONGEST_PREPARED) return {};
  let prepared = names.get(text);
  if (!prepared) {
    prepared = { name: createHash('sha1').update(text).digest('hex') };
    names.set(text, prepared);
  }
  return prepared;
}
