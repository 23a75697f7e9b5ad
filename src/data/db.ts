import { type Driver, Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
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
  /** Calls back when the channel is first heard, whenever the connection is made again, and on every NOTIFY. */
  listen(channel: string, heard: () => void): Promise<void>;
  close(): Promise<void>;
};

/** Opens a pool; nothing is connected until the first query. */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const sql = postgres(url, {
    max: options.maxConnections,
    connect_timeout: 2, // seconds
    onnotice: () => {},
    connection: {
      application_name: 'stargrass',
      statement_timeout: options.statementTimeoutMs,
      // For short reads the planner's parallel workers and compiled plans cost more than they give (engine.md, reads).
      max_parallel_workers_per_gather: 0,
      jit: false,
    },
  });
  return {
    db: new Kysely<DB>({ dialect: options.guard ? new GuardedDialect(sql, options.guard) : new PostgresJSDialect({ postgres: sql }) }),
    listen: async (channel, heard) => void (await sql.listen(channel, heard, heard)),
    close: () => sql.end({ timeout: 5 }),
  };
}

class GuardedDialect extends PostgresJSDialect {
  readonly #guard: ConnectionGuard;

  constructor(sql: postgres.Sql, guard: ConnectionGuard) {
    super({ postgres: sql });
    this.#guard = guard;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      this.#guard.check();
      try {
        const connection = await acquire(options);
        this.#guard.succeeded();
        return connection;
      } catch (error) {
        this.#guard.failed();
        throw error;
      }
    };
    return driver;
  }
}
