import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { Week, WeekPost } from '#domain/rankings/duels/rival-week.ts';

/**
 * Returns the records of these players that improved a best on these boards in a week, oldest first. Each is ranked
 * among the other players' bests at its own time, so later posts of others change nothing.
 */
export async function listWeekPosts(
  db: Db,
  userIds: readonly number[],
  boardIds: readonly number[],
  { from, until }: Week,
): Promise<WeekPost[]> {
  const result = await sql<WeekPost>`
    select post.user_id as "userId", post.board_id as "boardId", post.posted_at as "postedAt",
      place.rank, case when earlier.rank_key is not null then place.rank_before end as "rankBefore", place.sharers, place.players
    from pb_steps as post
    left join lateral (
      select rank_key from pb_steps as step
      where step.user_id = post.user_id and step.board_id = post.board_id and step.console = 0
        and (step.posted_at, step.record_id) < (post.posted_at, post.record_id)
      order by step.posted_at desc, step.record_id desc limit 1
    ) as earlier on true
    cross join lateral (
      select (1 + count(*) filter (where others.rank_key < post.rank_key))::int as rank,
        (1 + count(*) filter (where others.rank_key < earlier.rank_key))::int as rank_before,
        (1 + count(*) filter (where others.rank_key = post.rank_key))::int as sharers,
        (1 + count(*))::int as players
      from pb_steps as others
      where others.board_id = post.board_id and others.console = 0 and others.user_id <> post.user_id
        and others.posted_at < post.posted_at and (others.superseded_at is null or others.superseded_at >= post.posted_at)
    ) as place
    where post.user_id = any(${sql.val(userIds)}::int[]) and post.board_id = any(${sql.val(boardIds)}::int[]) and post.console = 0
      and post.posted_at >= ${from} and post.posted_at < ${until}
    order by post.posted_at, post.record_id`.execute(db);
  return result.rows;
}
