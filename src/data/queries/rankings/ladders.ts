import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { playersOnView, rankOnView } from './views.ts';

export type LadderRow = { boardId: number; players: number; ownKey: number | null; ownRank: number | null; above: number[] };

const WORST_KEY = 2_147_483_647;

/**
 * Returns for each board its number of players, the player's best and rank on all consoles, and up to `most` rank keys
 * of the next better players, nearest first.
 */
export async function listLadders(db: Db, userId: number, boardIds: readonly number[], most: number): Promise<LadderRow[]> {
  const [board, console] = [sql`asked.board_id`, sql`0::smallint`];
  const result = await sql<LadderRow>`
    select asked.board_id as "boardId", ${playersOnView(board, console)} as players, own.rank_key as "ownKey",
      case when own.rank_key is not null then ${rankOnView(board, console, sql`own.rank_key`)} end as "ownRank",
      array(
        select rank_key from personal_bests as better
        where better.board_id = asked.board_id and better.console = 0
          and better.rank_key < coalesce(own.rank_key, ${WORST_KEY})
        order by better.rank_key desc limit ${most}::int
      ) as above
    from unnest(${sql.val(boardIds)}::int[]) as asked (board_id)
    left join personal_bests as own on own.user_id = ${userId}::int and own.board_id = asked.board_id and own.console = 0
    order by asked.board_id`.execute(db);
  return result.rows;
}
