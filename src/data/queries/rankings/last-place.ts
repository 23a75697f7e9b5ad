import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Returns the last place of a board on a console (0 means all) and its rank key, or undefined without players. */
export async function findLastPlace(db: Db, boardId: number, console: number): Promise<{ rank: number; rankKey: number } | undefined> {
  const result = await sql<{ rank: number; rankKey: number }>`
    select (1 + count(*) filter (where rank_key < last.key))::int as rank, last.key as "rankKey"
    from personal_bests
    cross join (
      select max(rank_key) as key from personal_bests where board_id = ${boardId} and console = ${console}
    ) as last
    where board_id = ${boardId} and console = ${console}
    group by last.key`.execute(db);
  return result.rows[0];
}
