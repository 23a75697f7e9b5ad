import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { SeriesPosts } from '#domain/welcome/offer-rivals.ts';

/** A named player of the published total 1 with the posts of the last weeks. */
export type RivalCandidateRow = {
  userId: number;
  handle: string;
  name: string;
  rank: number;
  rankClass: number | null;
  points: number;
  lastPostAt: Date | null; // null without a post in these weeks
  recent: SeriesPosts[];
};

/** The boards whose posts are counted, with the series to which each belongs, and the start of each week. */
export type PostsRead = {
  readonly boards: readonly { readonly boardId: number; readonly seriesId: number }[];
  readonly weeks: readonly Date[];
};

/** Returns the players who posted since the first week began, the leader, and the players with the given ids. */
export async function listRivalCandidates(db: Db, { boards, weeks }: PostsRead, userIds: readonly number[]): Promise<RivalCandidateRow[]> {
  const result = await sql<RivalCandidateRow>`
    with posts as materialized (
      select records.user_id, listed.series_id, count(*)::int as posts, max(posted_at) as last_at,
        count(distinct width_bucket(posted_at, ${sql.val(weeks)}::timestamptz[]))::int as weeks
      from records
      join unnest(${sql.val(boards.map(({ boardId }) => boardId))}::int[], ${sql.val(boards.map(({ seriesId }) => seriesId))}::int[])
        as listed (board_id, series_id) using (board_id)
      where is_countable(state) and posted_at >= ${weeks[0] ?? null}
      group by 1, 2
    ), active as (
      select user_id, max(last_at) as last_at,
        jsonb_agg(jsonb_build_object('seriesId', series_id, 'posts', posts, 'weeks', weeks)) as recent
      from posts group by user_id
    )
    select users.id as "userId", users.handle, users.name, ranked.rank, ranked.rank_class as "rankClass", ranked.points,
      active.last_at as "lastPostAt", coalesce(active.recent, '[]') as recent
    from total_generations
    join total_standings as ranked using (total_id, generation)
    join users on users.id = ranked.user_id
    left join active on active.user_id = ranked.user_id
    where total_id = ${GRAND_TOTAL} and users.name is not null and users.closed_at is null
      and (active.user_id is not null or users.id = any(${sql.val(userIds)}::int[])
        or ranked.order_key = (select min(order_key) from total_sums where total_id = ${GRAND_TOTAL}))
    order by ranked.order_key, ranked.newest_at, ranked.user_id`.execute(db);
  return result.rows;
}
