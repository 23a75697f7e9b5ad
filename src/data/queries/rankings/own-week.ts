import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** Record by another player that beat a player's personal best. */
export type Passing = {
  recordId: string;
  userId: number;
  handle: string;
  name: string | null;
  boardId: number;
  rankKey: number;
  ownKey: number;
  postedAt: Date;
};

/**
 * Returns up to `most` records posted since the given time that beat a player's current personal bests on these boards,
 * newest first.
 */
export async function listPassings(db: Db, userId: number, boardIds: readonly number[], since: Date, most: number): Promise<Passing[]> {
  const result = await sql<Passing>`
    select theirs.record_id as "recordId", users.id as "userId", users.handle, users.name, theirs.board_id as "boardId",
      theirs.rank_key as "rankKey", own.rank_key as "ownKey", theirs.posted_at as "postedAt"
    from records as theirs
    join personal_bests as own on own.user_id = ${userId}::int and own.board_id = theirs.board_id and own.console = 0
    join users on users.id = theirs.user_id
    where theirs.posted_at >= ${since} and is_countable(theirs.state) and theirs.user_id <> ${userId}::int
      and theirs.board_id = any(${sql.val(boardIds)}::int[])
      and own.posted_at < theirs.posted_at and theirs.rank_key < own.rank_key
      and not exists (
        select from pb_steps as earlier
        where earlier.user_id = theirs.user_id and earlier.board_id = theirs.board_id and earlier.console = 0
          and (earlier.posted_at, earlier.record_id) < (theirs.posted_at, theirs.record_id) and earlier.rank_key < own.rank_key
      )
    order by theirs.posted_at desc, theirs.record_id desc
    limit ${most}::int`.execute(db);
  return result.rows;
}

/**
 * Number of a player's countable records on a board, in total and since a given time, and whether the player is in
 * first place.
 */
export type BoardPosts = { boardId: number; posts: number; recent: number; isFirst: boolean };

export async function countPostsOf(db: Db, userId: number, since: Date): Promise<BoardPosts[]> {
  const result = await sql<BoardPosts>`
    select board_id as "boardId", count(*)::int as posts, (count(*) filter (where posted_at >= ${since}))::int as recent,
      coalesce((
        select not exists (
          select from personal_bests as better
          where better.board_id = own.board_id and better.console = 0 and better.rank_key < own.rank_key
        )
        from personal_bests as own
        where own.user_id = ${userId}::int and own.board_id = records.board_id and own.console = 0
      ), false) as "isFirst"
    from records
    where user_id = ${userId}::int and is_countable(state)
    group by board_id
    order by board_id`.execute(db);
  return result.rows;
}
