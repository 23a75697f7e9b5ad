import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { FIRST_YEAR } from '#domain/rankings/filter.ts';
import type { View } from './views.ts';

const BEFORE_ALL_YEARS = FIRST_YEAR - 1; // as step_year says
const NOT_SUPERSEDED = 32_767;

const IN_ORDER = sql`order by rank_key, posted_at, record_id`;

export type PastRead = {
  readonly before: Date;
  readonly now: Date; // by the database's clock
  readonly where?: RawBuilder<unknown>; // which of the bests; all unless told
  readonly first?: number; // how many of them in ranking order are enough
};

/**
 * The bests of a large view just before a past instant: user_id, record_id, rank_key, posted_at, in no order. Steps are listed by the years
 * in which they began and ended, each list in ranking order, and of each no more is read than is asked for; only those of the
 * instant's own year hold steps that were not valid then.
 */
export function bestsThen({ boardId, console }: View, { before, now, where = sql`true`, first }: PastRead): RawBuilder<unknown> {
  const year = Math.max(before.getUTCFullYear(), BEFORE_ALL_YEARS);
  const lists = yearsBetween(BEFORE_ALL_YEARS, year).flatMap((posted) =>
    [...yearsBetween(year, now.getUTCFullYear()), NOT_SUPERSEDED].map((superseded) => ({ posted, superseded })),
  );
  return sql`
    select valid.*
    from unnest(${sql.val(lists.map((list) => list.posted))}::smallint[], ${sql.val(lists.map((list) => list.superseded))}::smallint[])
      as years (posted, superseded)
    cross join lateral (
      select user_id, record_id, rank_key, posted_at from pb_steps
      where board_id = ${boardId}::int and console = ${console}::smallint
        and posted_year = years.posted and superseded_year = years.superseded
        and posted_at < ${before}::timestamptz and (superseded_at is null or superseded_at >= ${before}::timestamptz)
        and ${where}
      ${first === undefined ? sql`` : sql`${IN_ORDER} limit ${first}::int`}
    ) as valid`;
}

const yearsBetween = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** How far what is known of a past instant can be trusted to stay: the number of corrections so far, and whether it is long enough ago. */
export async function readPast(db: Db, before: Date): Promise<{ corrections: string; isSettled: boolean }> {
  const answer = await sql<{ corrections: string; isSettled: boolean }>`
    select version as corrections, ${before} < app_now() - interval '5 minutes' as "isSettled" from corrections`.execute(db);
  if (!answer.rows[0]) throw new Error('the database does not count its corrections');
  return answer.rows[0];
}
