import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import { isOpenBoard } from '#data/queries/events/sealed-boards.ts';
import type { RecordContent } from '#data/queries/records/records.ts';
import { rankOnView } from './views.ts';

const ALL = sql`0::smallint`;

/**
 * Returns the rank of a result on a board across all consoles: 1 + the number of other players who are strictly better.
 */
export async function getRankAmongOthers(db: Db, userId: number, boardId: number, rankKey: number): Promise<number> {
  const [board, key] = [sql`${boardId}::int`, sql`${rankKey}::int`];
  const result = await sql<{ rank: number }>`
    select case when ${isOpenBoard(board)} then ${rankOnView(board, ALL, key)} - (
      select count(*)::int from personal_bests
      where user_id = ${userId} and board_id = ${boardId} and console = 0 and rank_key < ${key}
    ) else ( -- sealed boards have no derived rows
      select 1 + count(distinct user_id)::int from records
      where board_id = ${board} and user_id <> ${userId} and rank_key < ${key} and is_countable(state)
    ) end as rank`.execute(db);
  if (!result.rows[0]) throw new Error('the rank query returned no row');
  return result.rows[0].rank;
}

/**
 * Returns the time of a player's first post and the number of countable records, which is counted only up to `enough`.
 */
export async function getExperience(db: Db, userId: number, enough: number): Promise<{ countablePosts: number; firstPostAt: Date | null }> {
  const result = await sql<{ countablePosts: number; firstPostAt: Date | null }>`
    select
      (select count(*)::int from (
        select from records where user_id = ${userId} and is_countable(state) limit ${enough}
      ) as counted) as "countablePosts",
      (select min(posted_at) from records where user_id = ${userId}) as "firstPostAt"`.execute(db);
  return result.rows[0] ?? { countablePosts: 0, firstPostAt: null };
}

/** Finds a countable record of the same player with the same result, posted within the last `withinMs` milliseconds. */
export async function findTwin(
  db: Db,
  userId: number,
  { boardId, console, values }: Pick<RecordContent, 'boardId' | 'console' | 'values'>,
  withinMs: number,
): Promise<string | undefined> {
  const result = await sql<{ recordId: string }>`
    select record_id as "recordId" from records
    where user_id = ${userId} and posted_at > ${agoMs(withinMs)}
      and board_id = ${boardId} and console = ${console} and is_countable(state)
      and (score, time_ms, original_score, creatures, treasure, own_points, computer_points) is not distinct from
        (${values.score}::int, ${values.timeMs}::int, ${values.originalScore}::int, ${values.creatures}::int,
          ${values.treasure}::int, ${values.ownPoints}::int, ${values.computerPoints}::int)
    order by record_id limit 1`.execute(db);
  return result.rows[0]?.recordId;
}

export type PostedResult = Pick<RecordContent, 'boardId' | 'console' | 'values'> & { readonly userId: number; readonly postedAt: Date };

/** Returns the countable results for these pairs of player and board. */
export async function listPostedResults(db: Db, pairs: readonly { userId: number; boardId: number }[]): Promise<PostedResult[]> {
  const result = await sql<PostedResult>`
    select records.user_id as "userId", records.board_id as "boardId", console, posted_at as "postedAt", json_build_object(
      'score', score, 'timeMs', time_ms, 'originalScore', original_score, 'creatures', creatures, 'treasure', treasure,
      'ownPoints', own_points, 'computerPoints', computer_points
    ) as values
    from records
    join (
      select distinct * from unnest(${sql.val(pairs.map(({ userId }) => userId))}::int[], ${sql.val(pairs.map(({ boardId }) => boardId))}::int[])
    ) as pair (user_id, board_id) using (user_id, board_id)
    where is_countable(state)`.execute(db);
  return result.rows;
}
