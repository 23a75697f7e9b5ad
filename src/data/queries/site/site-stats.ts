import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';

export type SiteStats = {
  readonly boardPosts: Readonly<Record<string, number>>; // Countable records by board. Omits boards without records.
  readonly players: number; // Number of players in the published total 1.
  readonly leaders: readonly { readonly totalId: number; readonly handle: string; readonly name: string | null }[];
};

/**
 * Returns counts from the worker's last run: records by board, players in total 1, and the leader of each given total.
 */
export async function readSiteStats(db: Db, totalIds: readonly number[]): Promise<SiteStats> {
  const result = await sql<SiteStats>`
    select
      (select coalesce(jsonb_object_agg(board_id, posts), '{}') from board_posts where posts > 0) as "boardPosts",
      coalesce((select players from total_generations where total_id = ${GRAND_TOTAL}), 0) as players,
      (
        select coalesce(jsonb_agg(jsonb_build_object('totalId', total_id, 'handle', users.handle, 'name', users.name)), '[]')
        from unnest(${sql.val(totalIds)}::int[]) as asked (total_id)
        cross join lateral (
          select user_id from total_sums where total_sums.total_id = asked.total_id order by order_key, newest_at, user_id limit 1
        ) as leader
        join users on users.id = leader.user_id
      ) as leaders`.execute(db);
  if (!result.rows[0]) throw new Error('the site stats query returned no row');
  return result.rows[0];
}
