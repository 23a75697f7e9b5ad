import { FIRST_DAY, type FilterQuery, formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { type CalendarDate, parseDate } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

/** Lengths of the suggested comparison periods, in months. */
export const SINCE_PERIODS = { month: 1, halfYear: 6, year: 12 } as const;

/** Parses the earlier day in a comparison, which must be before `until`. Returns undefined when the query has none. */
export function parseSince({ since }: FilterQuery, until: CalendarDate): Result<CalendarDate | undefined, 'bad-filter'> {
  if (since === undefined) return ok(undefined);
  const parsed = typeof since === 'string' ? parseDate(since) : err('not-a-date' as const);
  const isOffered = parsed.ok && parsed.value >= FIRST_DAY && parsed.value < until;
  return isOffered ? parsed : err('bad-filter');
}

/** Returns the last day that a filter covers: its day, the end of its year, or today if that is earlier. */
export const lastDayOf = ({ year, at }: Pick<RankingFilter, 'year' | 'at'>, today: CalendarDate): CalendarDate => {
  const last = at ?? (year === undefined ? today : `${year}-12-31`);
  return last < today ? last : today;
};

/**
 * Returns the same day of the month some months earlier, or the last day of a shorter month. The result is never before
 * `FIRST_DAY`.
 */
export function monthsBefore(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const earlier = new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10);
  return earlier < FIRST_DAY ? FIRST_DAY : earlier;
}

/** Formats the canonical query string for a comparison: the earlier day, then the filter. */
export const formatSince = (since: CalendarDate, filter: RankingFilter): string =>
  [`since=${since}`, formatFilter(filter)].filter(Boolean).join('&');
