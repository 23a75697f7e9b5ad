import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { Standing } from '#domain/rankings/totals/totals.ts';

/** Selects personal bests on one console (0 for all), now or just before a given time. */
export type BestsFilter = { readonly console: number; readonly before: Date | null };

/**
 * Returns SQL for each player's best on every board under a filter: board_id, user_id, record_id, rank_key and
 * posted_at. All rankings are based on it.
 */
export function allBests({ console, before }: BestsFilter): RawBuilder<unknown> {
  const columns = sql`select board_id, user_id, record_id, rank_key, posted_at`;
  if (before === null) return sql`${columns} from personal_bests where console = ${console}`;
  return sql`${columns} from pb_steps
    where console = ${console} and posted_at < ${before} and (superseded_at is null or superseded_at >= ${before})`;
}

/** Returns SQL for each player's best on the given boards under a filter, with the columns of `allBests`. */
export const bests = (boardIds: readonly number[], filter: BestsFilter): RawBuilder<unknown> =>
  sql`${allBests(filter)} and board_id = any(${sql.val(boardIds)}::int[])`;

/** Returns all standings on the given boards: player, board, rank and number of players. */
export async function listStandings(db: Db, boardIds: readonly number[], filter: BestsFilter): Promise<Standing[]> {
  return (await sql<Standing>`${standings(boardIds, filter)}`.execute(db)).rows;
}

/** Returns the largest number of players on any of the boards. */
export async function countMostPlayers(db: Db, boardIds: readonly number[], filter: BestsFilter): Promise<number> {
  return (await sql<{ most: number }>`${mostPlayers(boardIds, filter)}`.execute(db)).rows[0]?.most ?? 0;
}

type Boards = readonly [boardIds: readonly number[], filter: BestsFilter];

/**
 * Returns the standings on the `listed` boards and the largest number of players on any of the `counted` boards in one
 * query.
 */
export async function listStandingsAndMost(db: Db, listed: Boards, counted: Boards): Promise<{ standings: Standing[]; most: number }> {
  const { rows } = await sql<(Standing | { userId: null }) & { most: number }>`
    select most.most, standings.*
    from (${mostPlayers(...counted)}) as most left join (${standings(...listed)}) as standings on true`.execute(db);
  return { standings: rows.filter((row) => row.userId !== null), most: rows[0]?.most ?? 0 };
}

const standings = (boardIds: readonly number[], filter: BestsFilter) => sql`
  select user_id as "userId", board_id as "boardId", rank_key as "rankKey", posted_at as "postedAt",
    (rank() over (partition by board_id order by rank_key))::int as rank,
    (count(*) over (partition by board_id))::int as players
  from (${bests(boardIds, filter)}) as bests`;

const mostPlayers = (boardIds: readonly number[], filter: BestsFilter) => sql`
  select coalesce(max(players), 0)::int as most
  from (select count(*) as players from (${bests(boardIds, filter)}) as bests group by board_id) as boards`;
