import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Board and the time at which a given number of players had posted there. */
export type PopularBoard = { boardId: number; since: Date };

/** Returns when each of the boards reached a number of players, counting posts before the given time. Omits the others. */
export async function listPopularBoards(db: Db, boardIds: readonly number[], players: number, before: Date): Promise<PopularBoard[]> {
  const result = await sql<PopularBoard>`
    select board_id as "boardId", joined_at as since
    from (
      select board_id, min(posted_at) as joined_at, row_number() over (partition by board_id order by min(posted_at), user_id) as number
      from pb_steps
      where console = 0 and posted_at < ${before} and board_id = any(${sql.val(boardIds)}::int[])
      group by board_id, user_id
    ) as entries
    where number = ${players}::int
    order by board_id`.execute(db);
  return result.rows;
}

/** First place on a board now, the earliest post among ties. */
export type Leader = { handle: string; name: string | null; rankKey: number };

/**
 * Returns the first place on a board across all consoles and the number of countable records posted there since a time.
 * Returns undefined on an empty board.
 */
export async function findLeader(db: Db, boardId: number, since: Date): Promise<{ leader: Leader; posts: number } | undefined> {
  const result = await sql<Leader & { posts: number }>`
    select handle, name, rank_key as "rankKey", (
      select count(*)::int from records where board_id = ${boardId}::int and posted_at >= ${since} and is_countable(state)
    ) as posts
    from personal_bests join users on users.id = personal_bests.user_id
    where board_id = ${boardId}::int and console = 0
    order by rank_key, posted_at, record_id
    limit 1`.execute(db);
  const [row] = result.rows;
  if (!row) return undefined;
  const { posts, ...leader } = row;
  return { leader, posts };
}
