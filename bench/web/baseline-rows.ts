import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#data/db.ts';
import { heldRecords } from '#data/queries/records/held-records.ts';

const CLIENTS = 4;

export type BaselineRows = {
  readonly pids: readonly number[];
  readonly rows: number;
  load(seconds: number): Promise<number>;
  stop(): Promise<void>;
};

/**
 * Reads the rows of a board's first page by primary key with a prepared statement, which is the cheapest possible
 * query.
 */
export async function openBaselineRows(db: Db, url: string, boardId: number, limit: number): Promise<BaselineRows> {
  const found = await sql<{ recordId: string }>`
    select record_id as "recordId" from personal_bests
    where board_id = ${boardId} and console = 0 order by rank_key, posted_at, record_id limit ${limit}`.execute(db);
  const ids = found.rows.map(({ recordId }) => recordId);
  const { sql: text, parameters } = sql`
    with baseline as (select unnest(${ids}::bigint[]) as record_id) ${heldRecords('baseline')}`.compile(db);
  const clients = Array.from({ length: CLIENTS }, () => new pg.Client({ connectionString: url }));
  const pids: number[] = [];
  for (const client of clients) {
    await client.connect();
    pids.push((await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0);
  }
  const query = (client: pg.Client) => client.query({ name: 'baseline-rows', text, values: [...parameters], rowMode: 'array' });
  return {
    pids,
    rows: ids.length,
    load: async (seconds) => {
      const started = performance.now();
      const until = started + seconds * 1_000;
      let answers = 0;
      await Promise.all(
        clients.map(async (client) => {
          for (; performance.now() < until; answers += 1) await query(client);
        }),
      );
      return (answers * 1_000) / (performance.now() - started);
    },
    stop: async () => {
      for (const client of clients) await client.end();
    },
  };
}
