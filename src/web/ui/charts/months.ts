import { utcMonth, utcYear } from 'd3-time';

const MOST_TICKS = 6;
const INTERVALS = [1, 2, 3, 6].map((n) => utcMonth.every(n)).concat([1, 2, 5, 10, 20].map((n) => utcYear.every(n)));

/** Months from the first of a row of days (YYYY-MM-DD) to the given one. */
export function monthsSince(first: string, day: string): number {
  return utcMonth.count(new Date(first.slice(0, 7)), new Date(day.slice(0, 7)));
}

/** A few months of the span to write on an axis, as YYYY/MM, the round ones: each month, then quarters, then years. */
export function monthTicks(first: string, last: string): { months: number; label: string }[] {
  const [from, to] = [utcMonth.floor(new Date(first)), utcMonth.ceil(new Date(`${last}T00:00:00.001Z`))];
  for (const interval of INTERVALS) {
    const ticks = interval?.range(from, to) ?? [];
    if (ticks.length > 0 && ticks.length <= MOST_TICKS) {
      return ticks.map((tick) => ({ months: utcMonth.count(from, tick), label: tick.toISOString().slice(0, 7).replace('-', '/') }));
    }
  }
  return [];
}
