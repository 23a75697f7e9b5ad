import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';

export type SiteStats = {
  readonly boardPosts: Readonly<Record<string, number>>; // records that count, by board; boards without any are left out
  readonly players: number; // in the shown total 1
  readonly leaders: readonly { readonly totalId: number; readonly handle: string; readonly name: string | null }[];
};

/** What the worker last counted: records by board, the players of total 1, and who stands first in each of some totals. */
export async function readSiteStats(db: Db, totalIds: readonly number[]): Promise<SiteStats> {
  const answer = await sql<SiteStats>`
    select
      (select coalesce(jsonb_object_agg(board_id, posts), '{}') from board_posts where posts > 0) as "boardPosts",
      coalesce((select players from total_generations where total_id = ${GRAND_TOTAL}), 0) as players,
      (
        select coalesce(jsonb_agg(jsonb_build_object('totalId', total_id, 'handle', users.handle, 'name', users.name)), '[]')
        from total_generations
        join total_standings using (total_id, generation)
        join users on users.id = total_standings.user_id
        where total_id = any(${sql.val(totalIds)}::int[]) and total_standings.position = 1
      ) as leaders`.execute(db);
  if (!answer.rows[0]) throw new Error('the database counts nothing');
  return answer.rows[0];
}
