import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { PlayerName } from '#data/queries/accounts/players.ts';
import { SHOWS_IMAGE } from '#data/queries/records/held-records.ts';
import { allBests, type BestsFilter, bests } from './standings.ts';
import { playersOnView, rankOnView } from './views.ts';

/** Place of a personal best on its board. */
export type Place = {
  rank: number; // 1 + the number of players with a strictly smaller rank key.
  sharers: number; // Number of players with this rank, including this player.
  players: number;
};

export type PlayerPlace = Place & {
  userId: number;
  boardId: number;
  recordId: string;
  rankKey: number;
  postedAt: Date;
  aboveKey: number | null; // Rank key of the next better player, or null in first place.
  firstKey: number;
};

/** Filter without restrictions: all consoles at the current time. */
export const UNFILTERED: BestsFilter = { console: 0, before: null };

/**
 * Returns SQL for a lateral join with rank, sharers, players, above_key and first_key of a best under a filter. `best`
 * is an alias with board_id and rank_key.
 */
export function placeOf(best: string, filter: BestsFilter): RawBuilder<unknown> {
  const [board, key] = [sql.ref(`${best}.board_id`), sql.ref(`${best}.rank_key`)];
  return filter.before === null ? placeNow(board, sql`${filter.console}::smallint`, key) : placeThen(board, key, filter);
}

/** Returns SQL that uses only index look-ups, so the cost does not depend on the number of players on the board. */
const placeNow = (board: RawBuilder<unknown>, console: RawBuilder<unknown>, key: RawBuilder<unknown>) => {
  const view = sql`from personal_bests as rivals where rivals.board_id = ${board} and rivals.console = ${console}`;
  return sql`lateral (
    select ${rankOnView(board, console, key)} as rank, ${playersOnView(board, console)} as players,
      (select count(*)::int ${view} and rivals.rank_key = ${key}) as sharers,
      (select max(rivals.rank_key) ${view} and rivals.rank_key < ${key}) as above_key,
      (select min(rivals.rank_key) ${view}) as first_key
  )`;
};

/** Returns SQL that counts all personal bests on the board at the filter's time. */
const placeThen = (board: RawBuilder<unknown>, key: RawBuilder<unknown>, filter: BestsFilter) => sql`lateral (
    select (1 + count(*) filter (where rivals.rank_key < ${key}))::int as rank,
      (count(*) filter (where rivals.rank_key = ${key}))::int as sharers,
      count(*)::int as players,
      max(rivals.rank_key) filter (where rivals.rank_key < ${key}) as above_key,
      min(rivals.rank_key) as first_key
    from (${allBests(filter)}) as rivals
    where rivals.board_id = ${board}
  )`;

/** Returns a player's places under a filter, on one board or all boards. */
export async function listPlacesOfPlayer(db: Db, userId: number, filter: BestsFilter, boardId?: number): Promise<PlayerPlace[]> {
  return listPlacesOfPlayers(db, [userId], filter, boardId);
}

/** Returns the places of several players under a filter, ordered by board. */
export async function listPlacesOfPlayers(
  db: Db,
  userIds: readonly number[],
  filter: BestsFilter,
  boardId?: number,
): Promise<PlayerPlace[]> {
  const result = await sql<PlayerPlace>`
    select own.user_id as "userId", own.board_id as "boardId", own.record_id as "recordId", own.rank_key as "rankKey", own.posted_at as "postedAt",
      place.rank, place.sharers, place.players, place.above_key as "aboveKey", place.first_key as "firstKey"
    from (${allBests(filter)}) as own
    cross join ${placeOf('own', filter)} as place
    where own.user_id = any(${sql.val(userIds)}::int[]) and ${boardId === undefined ? sql`true` : sql`own.board_id = ${boardId}`}
    order by own.board_id`.execute(db);
  return result.rows;
}

/** Returns the current ranks of these players on these boards, across all consoles. */
export async function listRanks(db: Db, userIds: readonly number[], boardIds: readonly number[]) {
  const result = await sql<{ userId: number; boardId: number; rank: number }>`
    select own.user_id as "userId", own.board_id as "boardId",
      ${rankOnView(sql`own.board_id`, sql`own.console`, sql`own.rank_key`)} as rank
    from personal_bests as own
    where own.console = 0 and own.user_id = any(${sql.val(userIds)}::int[]) and own.board_id = any(${sql.val(boardIds)}::int[])`.execute(
    db,
  );
  return result.rows;
}

/** Returns the number of players per board. Omits boards without players. */
export async function countPlayers(db: Db, boardIds: readonly number[], filter: BestsFilter) {
  const result = await sql<{ boardId: number; players: number }>`
    select board_id as "boardId", count(*)::int as players
    from (${allBests(filter)}) as bests
    where board_id = any(${sql.val(boardIds)}::int[])
    group by board_id`.execute(db);
  return result.rows;
}

export type PlacesAround = {
  tiesBefore: number; // Number of tied players who are listed before the personal best.
  above: PlayerName | null; // Nearest player in the next better place.
  sharersAbove: number; // Number of players in the next better place.
  belowKey: number | null; // Rank key of the next worse place, or null in last place.
  evidence: { console: number; video: boolean; image: boolean } | null; // Console and evidence of the personal best.
};

/** Returns the places next to a personal best, and its evidence. */
export async function findPlacesAround(
  db: Db,
  { boardId, recordId, rankKey, aboveKey }: PlayerPlace,
  filter: BestsFilter,
): Promise<PlacesAround> {
  const result = await sql<PlacesAround>`
    select
      (
        select count(*)::int from (${bests([boardId], filter)}) as ties
        where rank_key = ${rankKey} and (posted_at, record_id) < (select posted_at, record_id from records where record_id = ${recordId})
      ) as "tiesBefore",
      (
        select json_build_object('userId', users.id, 'handle', users.handle, 'name', users.name)
        from (${bests([boardId], filter)}) as better join users on users.id = better.user_id
        where rank_key = ${aboveKey}::int
        order by posted_at desc, record_id desc limit 1
      ) as above,
      (select count(*)::int from (${bests([boardId], filter)}) as better where rank_key = ${aboveKey}::int) as "sharersAbove",
      (select min(rank_key) from (${bests([boardId], filter)}) as worse where rank_key > ${rankKey}) as "belowKey",
      (
        select json_build_object('console', records.console, 'video', records.video_url is not null, 'image', ${SHOWS_IMAGE})
        from records where record_id = ${recordId}
      ) as evidence`.execute(db);
  return result.rows[0] ?? { tiesBefore: 0, above: null, sharersAbove: 0, belowKey: null, evidence: null };
}
