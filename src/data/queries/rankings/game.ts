import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { placeOf, UNFILTERED } from './places.ts';
import { totalsOf } from './shown-totals.ts';
import { playersOnView } from './views.ts';

/** The world record on a board and its first holder. */
export type TopRecord = {
  readonly rankKey: number;
  readonly postedAt: Date;
  readonly handle: string;
  readonly name: string | null;
  readonly holders: number; // Number of players who share it.
};

export type BoardTop = { readonly boardId: number; readonly players: number; readonly record: TopRecord | undefined };

/** Returns the number of players and the world record on each board. Uses only index look-ups. */
export async function listBoardTops(db: Db, boardIds: readonly number[]): Promise<BoardTop[]> {
  type Row = { boardId: number; players: number } & { [Key in keyof TopRecord]: TopRecord[Key] | null };
  const result = await sql<Row>`
    select asked.board_id as "boardId", ${playersOnView(sql`asked.board_id`, sql`0::smallint`)} as players,
      top.rank_key as "rankKey", top.posted_at as "postedAt", users.handle, users.name,
      (
        select count(*)::int from personal_bests as tied
        where tied.board_id = asked.board_id and tied.console = 0 and tied.rank_key = top.rank_key
      ) as holders
    from unnest(${sql.val(boardIds)}::int[]) as asked (board_id)
    left join lateral (
      select user_id, rank_key, posted_at from personal_bests
      where personal_bests.board_id = asked.board_id and console = 0
      order by rank_key, posted_at, record_id limit 1
    ) as top on true
    left join users on users.id = top.user_id`.execute(db);
  return result.rows.map(({ boardId, players, rankKey, postedAt, handle, name, holders }) => ({
    ...{ boardId, players },
    record:
      rankKey === null || postedAt === null || handle === null ? undefined : { rankKey, postedAt, handle, name, holders: holders ?? 1 },
  }));
}

/** A player's place on a board. `sharers` includes the player. */
export type OwnPlace = { readonly boardId: number; readonly rank: number; readonly sharers: number; readonly players: number };

/** Returns a player's current places on these boards, across all consoles. Omits boards without a record of the player. */
export async function listOwnPlaces(db: Db, userId: number, boardIds: readonly number[]): Promise<OwnPlace[]> {
  const result = await sql<OwnPlace>`
    select own.board_id as "boardId", place.rank, place.sharers, place.players
    from personal_bests as own
    cross join ${placeOf('own', UNFILTERED)} as place
    where own.user_id = ${userId}::int and own.console = 0 and own.board_id = any(${sql.val(boardIds)}::int[])
    order by own.board_id`.execute(db);
  return result.rows;
}

/** A player's rank in a published total. */
export type OwnTotalRank = {
  readonly totalId: number;
  readonly rank: number;
  readonly shared: boolean;
  readonly points: number;
  readonly rankClass: number | null; // Set only in total 1.
  readonly builtYear: number; // The boards of that year were summed.
};

/** Returns a player's ranks in these published totals. Omits totals in which the player is not ranked. */
export async function listOwnTotalRanks(db: Db, userId: number, totalIds: readonly number[], zone: string): Promise<OwnTotalRank[]> {
  const result = await sql<OwnTotalRank>`
    select "totalId", rank, shared, points, "rankClass", "builtYear" from (${totalsOf(sql`${userId}::int`, zone)}) as own
    where "totalId" = any(${sql.val(totalIds)}::int[])
    order by "totalId"`.execute(db);
  return result.rows;
}

/** Returns those of the boards on which a player has exactly the given rank key. */
export async function listTakenKeys(db: Db, keys: readonly { readonly boardId: number; readonly rankKey: number }[]): Promise<Set<number>> {
  const result = await sql<{ boardId: number }>`
    select board_id as "boardId"
    from unnest(${sql.val(keys.map(({ boardId }) => boardId))}::int[], ${sql.val(keys.map(({ rankKey }) => rankKey))}::int[])
      as asked (board_id, rank_key)
    where exists (
      select from personal_bests
      where personal_bests.board_id = asked.board_id and console = 0 and personal_bests.rank_key = asked.rank_key
    )`.execute(db);
  return new Set(result.rows.map(({ boardId }) => boardId));
}
