import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { joinClass } from './held-records.ts';

export type PostsOfBoard = { boardId: number; period: number; posts: number };

/** Counts countable records per board and period. Each period lasts from one of the `starts` to the next. */
export async function countPosts(db: Db, starts: readonly Date[]): Promise<PostsOfBoard[]> {
  const result = await sql<PostsOfBoard>`
    select board_id as "boardId", width_bucket(posted_at, ${sql.val(starts)}::timestamptz[]) - 1 as period, count(*)::int as posts
    from records
    where is_countable(state) and posted_at >= ${starts[0] ?? null}
    group by 1, 2`.execute(db);
  return result.rows;
}

/** Returns the boards with records posted since the given time, in any state. */
export async function listBoardsPostedTo(db: Db, since: Date): Promise<number[]> {
  const rows = await db.selectFrom('records').select('board_id').distinct().where('posted_at', '>=', since).execute();
  return rows.map((row) => row.board_id);
}

export type ActivePlayer = { userId: number; handle: string; name: string | null; rankClass: number | null; posts: number };

/** Returns the players with the most countable records since the given time. Among ties, older accounts go first. */
export async function listMostActive(db: Db, since: Date, limit: number): Promise<ActivePlayer[]> {
  const result = await sql<ActivePlayer>`
    with active as (
      select user_id, count(*)::int as posts
      from records
      where is_countable(state) and posted_at >= ${since}
      group by user_id
      order by posts desc, user_id
      limit ${limit}
    )
    select active.user_id as "userId", users.handle, users.name, total_standings.rank_class as "rankClass", active.posts
    from active
    join users on users.id = active.user_id
    ${joinClass('active.user_id')}
    order by active.posts desc, active.user_id`.execute(db);
  return result.rows;
}

/** Recounts the countable records on these boards and stores changed counts. Returns whether any count changed. */
export async function saveBoardPosts(db: Db, boardIds: readonly number[] | 'all'): Promise<boolean> {
  const among = boardIds === 'all' ? sql`true` : sql`board_id = any(${sql.val(boardIds)}::int[])`;
  const result = await sql`
    insert into board_posts (board_id, posts)
    select boards.board_id, coalesce(counted.posts, 0)
    from boards
    left join (select board_id, count(*)::int as posts from records where is_countable(state) and ${among} group by board_id) as counted using (board_id)
    where ${among}
    on conflict (board_id) do update set posts = excluded.posts where board_posts.posts <> excluded.posts`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}
