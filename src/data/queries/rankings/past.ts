import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { FIRST_YEAR } from '#domain/rankings/filter.ts';
import type { View } from './views.ts';

const BEFORE_ALL_YEARS = FIRST_YEAR - 1; // Year that the SQL function step_year returns for earlier dates.
const NOT_SUPERSEDED = 32_767;

/**
 * Steps of a view that were posted in one year and superseded in another or the same year. They are adjacent in the
 * index and in ranking order.
 */
type YearList = { readonly posted: number; readonly superseded: number };

/**
 * Condition on pb_steps, and an order or limit per list. The latter prevents the planner from merging the lists' scans.
 */
type ListRead = { readonly where: RawBuilder<unknown>; readonly rest?: RawBuilder<unknown> };

/** Returns SQL for the steps of a view in the given year lists: user_id, record_id, rank_key and posted_at. */
function fromLists(
  boardId: RawBuilder<unknown>,
  console: RawBuilder<unknown>,
  lists: readonly YearList[],
  { where, rest = sql`offset 0` }: ListRead,
): RawBuilder<unknown> {
  return sql`
    select steps.*
    from unnest(${sql.val(lists.map((list) => list.posted))}::smallint[], ${sql.val(lists.map((list) => list.superseded))}::smallint[])
      as years (posted, superseded)
    cross join lateral (
      select user_id, record_id, rank_key, posted_at from pb_steps
      where pb_steps.board_id = ${boardId} and pb_steps.console = ${console}
        and posted_year = years.posted and superseded_year = years.superseded and ${where}
      ${rest}
    ) as steps`;
}

/** Returns all lists of steps that were posted in `year` or later. */
function listsSince(year: number, now: Date): YearList[] {
  const thisYear = now.getUTCFullYear();
  return yearsBetween(year, thisYear).flatMap((posted) =>
    [...yearsBetween(posted, thisYear), NOT_SUPERSEDED].map((superseded) => ({ posted, superseded })),
  );
}

/** Returns SQL for all past and current steps of a view that satisfy a condition. */
export const anySteps = (boardId: RawBuilder<unknown>, console: RawBuilder<unknown>, now: Date, where: RawBuilder<unknown>) =>
  fromLists(boardId, console, listsSince(BEFORE_ALL_YEARS, now), { where });

/** Returns SQL for the steps posted since the given time that satisfy a condition. */
export const stepsSince = ({ boardId, console }: View, since: Date, now: Date, where: RawBuilder<unknown>) =>
  fromLists(sql`${boardId}::int`, sql`${console}::smallint`, listsSince(since.getUTCFullYear(), now), {
    where: sql`posted_at >= ${since}::timestamptz and ${where}`,
  });

export type PastRead = {
  readonly before: Date;
  readonly now: Date; // Current time by the database clock.
  readonly where?: RawBuilder<unknown>; // SQL condition on the steps. Defaults to all of them.
  readonly first?: number; // Maximum number of rows per list, in ranking order.
};

/**
 * Returns SQL for the personal bests in a large view just before a past time, unordered. Reads only the requested part
 * of each list. Only the lists of that year contain steps that were not valid at that time.
 */
export function bestsThen({ boardId, console }: View, { before, now, where = sql`true`, first }: PastRead): RawBuilder<unknown> {
  const year = Math.max(before.getUTCFullYear(), BEFORE_ALL_YEARS);
  const lists = yearsBetween(BEFORE_ALL_YEARS, year).flatMap((posted) =>
    [...yearsBetween(year, now.getUTCFullYear()), NOT_SUPERSEDED].map((superseded) => ({ posted, superseded })),
  );
  return fromLists(sql`${boardId}::int`, sql`${console}::smallint`, lists, {
    where: sql`posted_at < ${before}::timestamptz and (superseded_at is null or superseded_at >= ${before}::timestamptz) and ${where}`,
    ...(first !== undefined && { rest: sql`order by rank_key, posted_at, record_id limit ${first}::int` }),
  });
}

const yearsBetween = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Current time of the database clock, and a version number that increases when past rankings are corrected. */
export type Present = { readonly now: Date; readonly corrections: string };

const presents = new WeakMap<Db, Promise<Present>>();

/**
 * Reads the current time and the version of corrections. Inside a transaction, they are read only once, so that all
 * numbers on a page belong to the same time.
 */
export function readPresent(db: Db): Promise<Present> {
  if (!db.isTransaction) return queryPresent(db);
  const present = presents.get(db) ?? queryPresent(db);
  presents.set(db, present);
  return present;
}

async function queryPresent(db: Db): Promise<Present> {
  const result = await sql<Present>`select app_now() as now, version as corrections from corrections`.execute(db);
  if (!result.rows[0]) throw new Error('the corrections table is empty');
  return result.rows[0];
}
