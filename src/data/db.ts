import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type Client, Pool, type PoolClient } from 'pg';
import { createAdmission } from './admission.ts';
import { type Heartbeat, openHeartbeat } from './heartbeat.ts';
import { createListener, type Listener } from './listen.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB>;

/** Told of every connection that is asked for, so that a dead server is left alone for a while. */
export type ConnectionGuard = {
  /** Throws when nobody should ask; otherwise wants to know how it went. */
  try(): { succeeded(): void; failed(): void };
};

/** For a process that visitors wait for; without them everybody queues for a connection as long as it takes. */
export type VisitorLimits = {
  /** How many may wait for a connection, and how long; whoever is refused meets Crowded. */
  waiting: number;
  waitMs: number;
  /** How long a new connection may take. */
  connectMs: number;
  /** Connections that reading never takes, and as many that writing never does. */
  reservedForEach: number;
  /** How long any statement may go unanswered, a commit included, before its connection is dropped. */
  answerMs: number;
  /** How long a transaction may do nothing. */
  idleInTransactionMs: number;
};

export type DatabaseOptions = { maxConnections: number; statementTimeoutMs: number; guard?: ConnectionGuard; visitors?: VisitorLimits };

/** How crowded it is before the connections. */
export type Pressure = { readonly inUse: number; readonly most: number; readonly waiting: number; readonly refused: number };

export type Database = {
  db: Db;
  /** All channels share one connection, beside the pool. */
  listen: Listener['listen'];
  /** Keeps a connection under this name open until it, or all, is closed. */
  startHeartbeat(name: string): Heartbeat;
  /** Does what goes before browsing: it may use the connections that are kept for writes, and is let to one first. */
  beforeBrowsing<Value>(work: () => Promise<Value>): Promise<Value>;
  pressure(): Pressure;
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 20_000; // where nobody waits
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const LONGEST_PREPARED = 4_000; // characters: a bulk insert has another text each time and is not worth keeping

/** Opens a pool; nothing is connected until the first query. */
export function openDatabase(url: string, { maxConnections, statementTimeoutMs, guard, visitors }: DatabaseOptions): Database {
  const connectMs = visitors?.connectMs ?? CONNECT_TIMEOUT_MS;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    application_name: 'stargrass',
    statement_timeout: statementTimeoutMs,
    ...(visitors && { query_timeout: visitors.answerMs, idle_in_transaction_session_timeout: visitors.idleInTransactionMs }),
    // For short reads the planner's parallel workers and compiled plans cost more than they give.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  });
  // A lost connection fails the query that was using it, if any; the pool drops it. Without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const listener = createListener(url, { connectMs });
  const heartbeats: Heartbeat[] = [];
  const goesFirst = new AsyncLocalStorage<true>();
  const admission = createAdmission({
    places: maxConnections,
    kept: visitors?.reservedForEach ?? 0,
    waiting: visitors?.waiting ?? Number.MAX_SAFE_INTEGER,
    withinMs: visitors?.waitMs ?? LONGEST_TIMER_MS,
  });
  const connect = async () => {
    const leave = await admission.enter(goesFirst.getStore() === true);
    try {
      return { client: await guarded(guard, () => pool.connect()), leave };
    } catch (error) {
      leave();
      throw error;
    }
  };
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool, connect) }) }),
    listen: (channel, heard) => guarded(guard, () => listener.listen(channel, heard)),
    startHeartbeat: (name) => {
      const heartbeat = openHeartbeat(url, name);
      heartbeats.push(heartbeat);
      return heartbeat;
    },
    beforeBrowsing: (work) => goesFirst.run(true, work),
    pressure: () => ({ inUse: admission.inside, most: maxConnections, waiting: admission.waiting, refused: admission.refused }),
    close: async () => {
      await Promise.all([listener.close(), ...heartbeats.map((heartbeat) => heartbeat.close())]);
      await pool.end();
    },
  };
}

/** Asks for a connection unless the guard says not to, and tells it how that went. */
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

/** The pool as Kysely sees it, with every short statement prepared once a connection, which halves its cost. */
function preparing(pool: Pool, connect: () => Promise<{ client: PoolClient; leave: () => void }>): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const { client, leave } = await connect();
      let isLost = false;
      const prepared = {
        query: (text: string, values: readonly unknown[]) =>
          client.query({ text, values: [...values], ...statementName(text) }).catch((error) => {
            isLost ||= error.severity === 'FATAL'; // the server says goodbye a moment before it hangs up
            if (error.message === 'Query read timeout') drop(client);
            throw error;
          }),
        release: (destroy?: boolean) => {
          client.release(destroy || isLost);
          leave();
        },
      };
      return prepared as unknown as PostgresPoolClient; // its other form of query takes a cursor, which we do not use
    },
    end: () => pool.end(),
  };
}

// A server that does not answer is not asked to cancel: a commit that was cancelled may have been done all the same. What would follow on this
// connection, a rollback, fails at once instead of waiting as long again.
function drop(client: PoolClient): void {
  void (client as unknown as Client).end().catch(() => {});
}

const names = new Map<string, { name: string }>();

function statementName(text: string): { name?: string } {
  if (text.length > LONGEST_PREPARED) return {};
  let known = names.get(text);
  if (!known) {
    known = { name: createHash('sha1').update(text).digest('hex') };
    names.set(text, known);
  }
  return known;
}
