import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { FIRST_YEAR } from '#domain/rankings/filter.ts';
import type { View } from './views.ts';

const BEFORE_ALL_YEARS = FIRST_YEAR - 1; // as step_year says
const NOT_SUPERSEDED = 32_767;

/**
 * The bests of a large view just before a past instant: user_id, record_id, rank_key, posted_at. Steps are listed by the years in which
 * they began and ended, each list in ranking order, so that the planner can merge them and stop early; only those of the
 * instant's own year hold any that were not valid then. `now` is the database's clock.
 */
export function bestsThen({ boardId, console }: View, before: Date, now: Date): RawBuilder<unknown> {
  const year = Math.max(before.getUTCFullYear(), BEFORE_ALL_YEARS);
  const lists = yearsBetween(BEFORE_ALL_YEARS, year).flatMap((posted) =>
    [...yearsBetween(year, now.getUTCFullYear()), NOT_SUPERSEDED].map(
      (superseded) => sql`
        select user_id, record_id, rank_key, posted_at from pb_steps
        where board_id = ${boardId}::int and console = ${console}::smallint
          and posted_year = ${sql.lit(posted)} and superseded_year = ${sql.lit(superseded)}
          ${posted === year ? sql`and posted_at < ${before}::timestamptz` : sql``}
          ${superseded === year ? sql`and superseded_at >= ${before}::timestamptz` : sql``}`,
    ),
  );
  return sql.join(lists, sql` union all `);
}

const yearsBetween = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** How far what is known of a past instant can be trusted to stay: the number of corrections so far, and whether it is long enough ago. */
export async function readPast(db: Db, before: Date): Promise<{ corrections: string; isSettled: boolean }> {
  const answer = await sql<{ corrections: string; isSettled: boolean }>`
    select version as corrections, ${before} < app_now() - interval '5 minutes' as "isSettled" from corrections`.execute(db);
  if (!answer.rows[0]) throw new Error('the database does not count its corrections');
  return answer.rows[0];
}
