import { type CalendarDate, parseDate } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import { FIRST_DAY, type FilterQuery, formatFilter, type RankingFilter } from './filter.ts';

/** Shortcuts for a comparison period, in months. */
export const SINCE_PERIODS = { month: 1, halfYear: 6, year: 12 } as const;

/** Parses the earlier of two days, which must be before the later; undefined when missing. */
export function parseSince({ since }: FilterQuery, until: CalendarDate): Result<CalendarDate | undefined, 'bad-filter'> {
  if (since === undefined) return ok(undefined);
  const parsed = typeof since === 'string' ? parseDate(since) : err('not-a-date' as const);
  const isOffered = parsed.ok && parsed.value >= FIRST_DAY && parsed.value < until;
  return isOffered ? parsed : err('bad-filter');
}

/** The last day of a filter: its date, the last day of its year, or today. */
export const lastDayOf = ({ year, at }: Pick<RankingFilter, 'year' | 'at'>, today: CalendarDate): CalendarDate => {
  const last = at ?? (year === undefined ? today : `${year}-12-31`);
  return last < today ? last : today;
};

/** The same day some months earlier, or the last of that month if there is no such day; not before the first year. */
export function monthsBefore(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const earlier = new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10);
  return earlier < FIRST_DAY ? FIRST_DAY : earlier;
}

/** The canonical query string of a comparison: the earlier day, then the filter. */
export const formatSince = (since: CalendarDate, filter: RankingFilter): string =>
  [`since=${since}`, formatFilter(filter)].filter(Boolean).join('&');
