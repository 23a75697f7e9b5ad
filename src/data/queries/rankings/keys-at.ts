import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { rankOnView } from './views.ts';

/** Rank key at a position of a board's ranking on all consoles, and the rank that this key has. */
export type KeyAtPosition = { boardId: number; rankKey: number; rank: number };

/** Returns the rank key at a 0-based position of each board's ranking. Omits boards with fewer players. */
export async function listKeysAt(
  db: Db,
  boards: readonly { readonly boardId: number; readonly position: number }[],
): Promise<KeyAtPosition[]> {
  const result = await sql<KeyAtPosition>`
    select asked.board_id as "boardId", found.rank_key as "rankKey",
      ${rankOnView(sql`asked.board_id`, sql`0::smallint`, sql`found.rank_key`)} as rank
    from unnest(${sql.val(boards.map(({ boardId }) => boardId))}::int[], ${sql.val(boards.map(({ position }) => position))}::int[])
      as asked (board_id, position)
    cross join lateral (
      select rank_key from personal_bests
      where personal_bests.board_id = asked.board_id and console = 0
      order by rank_key, posted_at, record_id offset asked.position limit 1
    ) as found
    order by asked.board_id`.execute(db);
  return result.rows;
}
