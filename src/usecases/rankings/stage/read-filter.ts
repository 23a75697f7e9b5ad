import { readPresent } from '#data/queries/rankings/past.ts';
import { type FilterContext, type FilterQuery, parseFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { type CountedAt, countedAt } from '#domain/rankings/totals/counted-at.ts';
import { type CalendarDate, dayOf } from '#domain/shared/date.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';

/** The filter of a ranking page, returned with every page. */
export type AskedFilter = {
  readonly filter: RankingFilter;
  readonly zone: string; // the site's time zone
  readonly isNow: boolean; // true without a date, and for the current year and day
  readonly today: CalendarDate; // today in the site's time zone
  readonly thisYear: number;
};

/** A parsed filter, and the records that it counts according to the database's clock. */
export type ReadFilter = { readonly asked: AskedFilter; readonly counted: CountedAt; readonly now: Date };

/** Parses a query according to the database's clock. */
export async function readFilter(
  { db, siteZone: zone }: Deps,
  query: FilterQuery,
  offered: Omit<FilterContext, 'today'>,
): Promise<Result<ReadFilter, 'bad-filter'>> {
  const { now } = await readPresent(db);
  const today = dayOf(now, zone);
  const parsed = parseFilter(query, { ...offered, today });
  if (!parsed.ok) return parsed;
  const counted = countedAt(parsed.value, now, zone);
  const isNow = counted.before === null;
  return ok({ asked: { filter: parsed.value, zone, isNow, today, thisYear: Number(today.slice(0, 4)) }, counted, now });
}
