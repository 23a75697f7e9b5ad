import { utcMonth, utcYear } from 'd3-time';

const MOST_TICKS = 6;
const INTERVALS = [1, 2, 3, 6].map((n) => utcMonth.every(n)).concat([1, 2, 5, 10, 20].map((n) => utcYear.every(n)));

/** Returns the number of months between two days (YYYY-MM-DD). */
export function monthsSince(first: string, day: string): number {
  return utcMonth.count(new Date(first.slice(0, 7)), new Date(day.slice(0, 7)));
}

/** Returns a few labels for a time axis, formatted as YYYY/MM at round steps: months, quarters or years. */
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
