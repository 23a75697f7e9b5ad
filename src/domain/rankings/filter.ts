import { type CalendarDate, endOfDay, endOfYear, lastMidnight, parseDate } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

/** The filter on a ranking page. At most one of `year` and `at` is set. Without them, the filter means now. */
export type RankingFilter = {
  readonly rule?: number; // undefined means the home rule
  readonly console: number;
  readonly year?: number; // shows the ranking at the end of this year
  readonly at?: CalendarDate; // shows the ranking at the end of this day
  readonly page: number;
};

/** The values that a page accepts. `rules` starts with the home rule and is empty on pages without rules. */
export type FilterContext = {
  readonly rules: readonly number[];
  readonly consoles: readonly number[]; // without 0 (all consoles), which is always accepted
  readonly defaultConsole?: number;
  readonly today: CalendarDate; // in the site's time zone
};

/** A query as Next.js passes it: the values of a repeated key are an array. */
export type FilterQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The query keys, in the order in which `formatFilter` writes them. */
export const FILTER_KEYS = ['rule', 'console', 'year', 'at', 'page'] as const satisfies (keyof RankingFilter)[];
/** The value of the console filter that selects all consoles. */
export const ALL_CONSOLES = 0;
/** The first year with rankings. */
export const FIRST_YEAR = 2014;
export const FIRST_DAY: CalendarDate = `${FIRST_YEAR}-01-01`;
const LAST_PAGE = 10_000;

/**
 * Parses the query of a ranking page and ignores unknown keys. Returns 'bad-filter', which the page answers with 404,
 * for a value that the page does not accept.
 */
export function parseFilter(query: FilterQuery, context: FilterContext): Result<RankingFilter, 'bad-filter'> {
  const { rules, consoles, defaultConsole = ALL_CONSOLES, today } = context;
  const thisYear = Number(today.slice(0, 4));
  const rule = read(query.rule, parseNumber, (id) => rules.includes(id));
  const console = read(query.console, parseNumber, (id) => id === ALL_CONSOLES || consoles.includes(id));
  const year = read(query.year, parseNumber, (value) => value >= FIRST_YEAR && value <= thisYear);
  const at = read(query.at, parseDay, (date) => date >= FIRST_DAY && date <= today);
  const page = read(query.page, parseNumber, (value) => value >= 1 && value <= LAST_PAGE);

  if (rule === BAD || console === BAD || year === BAD || at === BAD || page === BAD) return err('bad-filter');
  if (year !== undefined && at !== undefined) return err('bad-filter');
  return ok({
    ...(rule !== undefined && rule !== rules[0] && { rule }),
    console: console ?? defaultConsole,
    ...(year !== undefined && { year }),
    ...(at !== undefined && { at }),
    page: page ?? 1,
  });
}

/** Formats a filter as its canonical query string, without '?', in a fixed key order and without default values. */
export function formatFilter(filter: RankingFilter, defaultConsole = ALL_CONSOLES): string {
  const parts: string[] = [];
  if (filter.rule !== undefined) parts.push(`rule=${filter.rule}`);
  if (filter.console !== defaultConsole) parts.push(`console=${filter.console}`);
  if (filter.year !== undefined) parts.push(`year=${filter.year}`);
  if (filter.at !== undefined) parts.push(`at=${filter.at}`);
  if (filter.page !== 1) parts.push(`page=${filter.page}`);
  return parts.join('&');
}

/**
 * Returns the filter of the page's canonical URL for search engines. The current year becomes now. Single days are not
 * indexed, because there are thousands of them.
 */
export function listedFilter({ year, at, ...filter }: RankingFilter, isNow: boolean): RankingFilter {
  if (at !== undefined) return { ...filter, page: 1 };
  return isNow || year === undefined ? filter : { ...filter, year };
}

/** Returns the query parameters that the form for choosing a day preserves, in the order of `formatFilter`. */
export const combinedWithDay = ({ rule, console }: Pick<RankingFilter, 'rule' | 'console'>) => ({
  rule,
  console: console === ALL_CONSOLES ? undefined : console,
});

/** Returns the end of the filter's year or day in the given time zone, or the current time if that is earlier. */
export function instantOf(filter: Pick<RankingFilter, 'year' | 'at'>, now: Date, zone: string): Date {
  const end = endOf(filter, zone);
  return end === undefined || end > now ? now : end;
}

/** A filter as a bound on `posted_at`. The reference maximum M is computed at `midnight` (domain.md §3). */
export type Moment = {
  readonly before: Date | null; // null means now
  readonly midnight: Date; // the last 00:00 in the site's time zone
};

/** Converts a filter into a bound on `posted_at`. The current year and today's date mean now. */
export function momentOf(filter: Pick<RankingFilter, 'year' | 'at'>, now: Date, zone: string): Moment {
  const instant = instantOf(filter, now, zone);
  // PostgreSQL timestamps have microseconds, so the exclusive bound is 1 ms later to include the last millisecond.
  const before = instant < now ? new Date(instant.getTime() + 1) : null;
  return { before, midnight: lastMidnight(instant, zone) };
}

function endOf({ year, at }: Pick<RankingFilter, 'year' | 'at'>, zone: string): Date | undefined {
  if (year !== undefined) return endOfYear(year, zone);
  if (at !== undefined) return endOfDay(at, zone);
  return undefined;
}

const BAD = Symbol('bad');

/** Returns undefined for a missing key, and BAD for a repeated key or a value that is malformed or not offered. */
function read<Value>(
  raw: string | string[] | undefined,
  parse: (text: string) => Value | undefined,
  isOffered: (value: Value) => boolean,
): Value | undefined | typeof BAD {
  if (raw === undefined) return undefined;
  const value = typeof raw === 'string' ? parse(raw) : undefined;
  return value !== undefined && isOffered(value) ? value : BAD;
}

// Accepts only one spelling of each number, not '01', '+1' or '1.0', so that each page has a single URL.
const parseNumber = (text: string) => (/^(0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : undefined);

function parseDay(text: string): CalendarDate | undefined {
  const parsed = parseDate(text);
  return parsed.ok ? parsed.value : undefined;
}
