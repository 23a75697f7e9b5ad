import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { FIRST_YEAR } from '#domain/rankings/filter.ts';
import type { View } from './views.ts';

const BEFORE_ALL_YEARS = FIRST_YEAR - 1; // as step_year says
const NOT_SUPERSEDED = 32_767;

/** The steps of a view that began in one year and ended in another; they stand together in the index, in ranking order. */
type YearList = { readonly posted: number; readonly superseded: number };

/** What to read of each list: a condition on pb_steps, and an order or limit; never joined flat, so that the index is walked list by list. */
type ListRead = { readonly where: RawBuilder<unknown>; readonly rest?: RawBuilder<unknown> };

/** Steps of a view from the given lists: user_id, record_id, rank_key, posted_at. */
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

/** All lists of steps that began in a year or later. */
function listsSince(year: number, now: Date): YearList[] {
  const thisYear = now.getUTCFullYear();
  return yearsBetween(year, thisYear).flatMap((posted) =>
    [...yearsBetween(posted, thisYear), NOT_SUPERSEDED].map((superseded) => ({ posted, superseded })),
  );
}

/** Steps of any time that meet a condition. */
export const anySteps = (boardId: RawBuilder<unknown>, console: RawBuilder<unknown>, now: Date, where: RawBuilder<unknown>) =>
  fromLists(boardId, console, listsSince(BEFORE_ALL_YEARS, now), { where });

/** Steps posted since an instant that meet a condition. */
export const stepsSince = ({ boardId, console }: View, since: Date, now: Date, where: RawBuilder<unknown>) =>
  fromLists(sql`${boardId}::int`, sql`${console}::smallint`, listsSince(since.getUTCFullYear(), now), {
    where: sql`posted_at >= ${since}::timestamptz and ${where}`,
  });

export type PastRead = {
  readonly before: Date;
  readonly now: Date; // by the database's clock
  readonly where?: RawBuilder<unknown>; // which of the bests; all unless told
  readonly first?: number; // how many of them in ranking order are enough
};

/**
 * The bests of a large view just before a past instant, in no order. Of each list no more is read than is asked for; only those
 * of the instant's own year hold steps that were not valid then.
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

/** The database's clock, and how often the past was corrected until then. */
export type Present = { readonly now: Date; readonly corrections: string };

const presents = new WeakMap<Db, Promise<Present>>();

/** The present of a read. Inside a transaction it is asked for once: a page's figures are all of one instant. */
export function readPresent(db: Db): Promise<Present> {
  if (!db.isTransaction) return askPresent(db);
  const present = presents.get(db) ?? askPresent(db);
  presents.set(db, present);
  return present;
}

async function askPresent(db: Db): Promise<Present> {
  const answer = await sql<Present>`select app_now() as now, version as corrections from corrections`.execute(db);
  if (!answer.rows[0]) throw new Error('the database does not count its corrections');
  return answer.rows[0];
}
