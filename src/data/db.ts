import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import { createListener, type Listener } from './listen.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB>;

/** Told of every connection that is asked for, so that a dead server is left alone for a while. */
export type ConnectionGuard = {
  /** Throws when nobody should ask. */
  check(): void;
  succeeded(): void;
  failed(): void;
};

export type DatabaseOptions = { maxConnections: number; statementTimeoutMs: number; guard?: ConnectionGuard };

export type Database = {
  db: Db;
  /** All channels share one connection, beside the pool. */
  listen: Listener['listen'];
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 2_000;
const LONGEST_PREPARED = 4_000; // characters: a bulk insert has another text each time and is not worth keeping

/** Opens a pool; nothing is connected until the first query. */
export function openDatabase(url: string, { maxConnections, statementTimeoutMs, guard }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'stargrass',
    statement_timeout: statementTimeoutMs,
    // For short reads the planner's parallel workers and compiled plans cost more than they give.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  });
  // A lost connection fails the query that was using it, if any; the pool drops it. Without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const listener = createListener(url);
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool, guard) }) }),
    listen: (channel, heard) => guarded(guard, pool, () => listener.listen(channel, heard)),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** Asks for a connection unless the guard says not to, and tells it how that went. */
async function guarded<Connection>(
  guard: ConnectionGuard | undefined,
  pool: Pool,
  connect: () => Promise<Connection>,
): Promise<Connection> {
  guard?.check();
  try {
    const connection = await connect();
    guard?.succeeded();
    return connection;
  } catch (error) {
    const isBusy = pool.totalCount >= pool.options.max; // a long queue is no sign that the server is gone
    if (!isBusy) guard?.failed();
    throw error;
  }
}

/** The pool as Kysely sees it: guarded, and with every short statement prepared once a connection, which halves its cost. */
function preparing(pool: Pool, guard: ConnectionGuard | undefined): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await guarded(guard, pool, () => pool.connect());
      let isLost = false;
      const prepared = {
        query: (text: string, values: readonly unknown[]) =>
          client.query({ text, values: [...values], ...statementName(text) }).catch((error) => {
            isLost ||= error.severity === 'FATAL'; // the server says goodbye a moment before it hangs up
            throw error;
          }),
        release: (destroy?: boolean) => client.release(destroy || isLost),
      };
      return prepared as unknown as PostgresPoolClient; // its other form of query takes a cursor, which we do not use
    },
    end: () => pool.end(),
  };
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
