import { type CalendarDate, endOfDay, endOfYear, lastMidnight, parseDate } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';

/** The filter of a ranking page. `year` and `at` exclude each other; without either it means now. */
export type RankingFilter = {
  readonly rule?: number; // omitted: the home rule
  readonly console: number;
  readonly year?: number; // at the end of that year
  readonly at?: CalendarDate; // at the end of that day
  readonly page: number;
};

/** What a page offers: its rules, home rule first (empty on a page without rules), its consoles, and today's date. */
export type FilterContext = {
  readonly rules: readonly number[];
  readonly consoles: readonly number[]; // besides 0, which is always offered
  readonly defaultConsole?: number;
  readonly today: CalendarDate; // in the site's zone
};

/** A query as passed by the framework: a repeated key is an array. */
export type FilterQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The query keys, in the order of `formatFilter`. */
export const FILTER_KEYS = ['rule', 'console', 'year', 'at', 'page'] as const satisfies (keyof RankingFilter)[];
/** The console filter for all consoles. */
export const ALL_CONSOLES = 0;
/** The first year with rankings. */
export const FIRST_YEAR = 2014;
export const FIRST_DAY: CalendarDate = `${FIRST_YEAR}-01-01`;
const LAST_PAGE = 10_000;

/** Parses a query. Unknown keys are ignored; a value that the page does not offer is 'bad-filter' (the page answers 404). */
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

/** Formats the canonical query string of a filter, without '?': fixed key order, defaults omitted. */
export function formatFilter(filter: RankingFilter, defaultConsole = ALL_CONSOLES): string {
  const parts: string[] = [];
  if (filter.rule !== undefined) parts.push(`rule=${filter.rule}`);
  if (filter.console !== defaultConsole) parts.push(`console=${filter.console}`);
  if (filter.year !== undefined) parts.push(`year=${filter.year}`);
  if (filter.at !== undefined) parts.push(`at=${filter.at}`);
  if (filter.page !== 1) parts.push(`page=${filter.page}`);
  return parts.join('&');
}

/** The filter for search engines: the current year means now, and single days are not indexed because there are thousands. */
export function listedFilter({ year, at, ...filter }: RankingFilter, isNow: boolean): RankingFilter {
  if (at !== undefined) return { ...filter, page: 1 };
  return isNow || year === undefined ? filter : { ...filter, year };
}

/** The part of a filter that a form for choosing a day preserves, in the same order. */
export const combinedWithDay = ({ rule, console }: Pick<RankingFilter, 'rule' | 'console'>) => ({
  rule,
  console: console === ALL_CONSOLES ? undefined : console,
});

/** The instant of a filter: the end of its year or day in the site's zone, at most now. */
export function instantOf(filter: Pick<RankingFilter, 'year' | 'at'>, now: Date, zone: string): Date {
  const end = endOf(filter, zone);
  return end === undefined || end > now ? now : end;
}

/** A filter as bounds on `posted_at`; M is that of `midnight` (domain.md §3). */
export type Moment = {
  readonly before: Date | null; // null: now
  readonly midnight: Date; // the last 00:00 in the site's zone
};

/** The bounds of a filter; the current year and today mean now. */
export function momentOf(filter: Pick<RankingFilter, 'year' | 'at'>, now: Date, zone: string): Moment {
  const instant = instantOf(filter, now, zone);
  // PostgreSQL timestamps have microseconds: a post may be within the last millisecond.
  const before = instant < now ? new Date(instant.getTime() + 1) : null;
  return { before, midnight: lastMidnight(instant, zone) };
}

function endOf({ year, at }: Pick<RankingFilter, 'year' | 'at'>, zone: string): Date | undefined {
  if (year !== undefined) return endOfYear(year, zone);
  if (at !== undefined) return endOfDay(at, zone);
  return undefined;
}

const BAD = Symbol('bad');

/** A missing key is undefined; a repeated, invalid or unavailable one is BAD. */
function read<Value>(
  raw: string | string[] | undefined,
  parse: (text: string) => Value | undefined,
  isOffered: (value: Value) => boolean,
): Value | undefined | typeof BAD {
  if (raw === undefined) return undefined;
  const value = typeof raw === 'string' ? parse(raw) : undefined;
  return value !== undefined && isOffered(value) ? value : BAD;
}

// One spelling per number, so that each page has one URL: no '01', '+1' or '1.0'.
const parseNumber = (text: string) => (/^(0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : undefined);

function parseDay(text: string): CalendarDate | undefined {
  const parsed = parseDate(text);
  return parsed.ok ? parsed.value : undefined;
}
