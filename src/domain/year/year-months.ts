import type { CalendarDate } from '#domain/shared/date.ts';

/** A player's rank and class in total 1 at the end of a day. */
export type RankPoint = { readonly at: CalendarDate; readonly rank: number; readonly rankClass: number | null };

/** A month of a year: the number of records, and the rank at its end, null while the player had none. */
export type YearMonth = {
  readonly month: number; // 1 to 12
  readonly records: number;
  readonly rank: number | null;
  readonly rankClass: number | null;
};

/** A climb through the classes within a year. */
export type ClassClimb = {
  readonly from: number;
  readonly to: number;
  readonly month: number; // in which the player had class `from`
  readonly reached: number; // month since which the player has had class `to` or a higher one
};

const yearOfDay = (day: CalendarDate): number => Number(day.slice(0, 4));
const monthOfDay = (day: CalendarDate): number => Number(day.slice(5, 7));

/** Returns the last point before a year, which is the place on January 1st. */
export const startOfYear = (points: readonly RankPoint[], year: number): RankPoint | undefined =>
  points.findLast(({ at }) => yearOfDay(at) < year);

/** Returns the months of a year up to `lastDay`. `points` are in order; `postedOn` has one day per record. */
export function yearMonths(
  year: number,
  lastDay: CalendarDate,
  points: readonly RankPoint[],
  postedOn: readonly CalendarDate[],
): YearMonth[] {
  const inMonth = (day: CalendarDate, month: number) => yearOfDay(day) === year && monthOfDay(day) === month;
  return Array.from({ length: monthOfDay(lastDay) }, (_, index) => {
    const month = index + 1;
    const point = points.findLast(({ at }) => inMonth(at, month));
    const records = postedOn.filter((day) => inMonth(day, month)).length;
    return { month, records, rank: point?.rank ?? null, rankClass: point?.rankClass ?? null };
  });
}

/** Returns the month with the best rank, the earliest of equals. */
export function bestMonth(months: readonly YearMonth[]): (YearMonth & { readonly rank: number }) | undefined {
  return months
    .flatMap(({ rank, ...month }) => (rank === null ? [] : [{ ...month, rank }]))
    .sort((a, b) => a.rank - b.rank || a.month - b.month)[0];
}

/** Returns the month with the most records, the earliest of equals. */
export const busiestMonth = (months: readonly YearMonth[]): YearMonth | undefined =>
  months.filter(({ records }) => records > 0).sort((a, b) => b.records - a.records || a.month - b.month)[0];

/** Returns the climb from the class on January 1st, or the first class of the year, to the last one. Undefined without a climb. */
export function classClimb(start: RankPoint | undefined, months: readonly YearMonth[]): ClassClimb | undefined {
  const classes = months.flatMap(({ month, rankClass }) => (rankClass === null ? [] : [{ month, rankClass }]));
  const first = start?.rankClass == null ? classes[0] : { month: 1, rankClass: start.rankClass };
  const to = classes.at(-1)?.rankClass;
  if (!first || to === undefined || to <= first.rankClass) return undefined;
  const below = classes.findLastIndex(({ rankClass }) => rankClass < to);
  return { from: first.rankClass, to, month: first.month, reached: classes[below + 1]?.month ?? first.month };
}

/** Returns the places won in a year. Undefined unless the player rose. */
export function placesUp(start: RankPoint | undefined, months: readonly YearMonth[]): number | undefined {
  const end = months.at(-1)?.rank ?? null;
  return start && end !== null && end < start.rank ? start.rank - end : undefined;
}
