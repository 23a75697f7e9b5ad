import type { CalendarDate } from '#domain/shared/date.ts';
import { type CalendarMonth, lastMonths } from './trends.ts';

type DayPosts = { readonly day: CalendarDate; readonly posts: number };

/** Counts posts per month up to the month of `until`, newest last. Months before the first post are omitted. */
export function postsByMonth(days: readonly DayPosts[], until: CalendarDate, most: number): { month: CalendarMonth; posts: number }[] {
  const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  const first = [...byMonth.keys()].sort()[0];
  if (first === undefined) return [];
  return lastMonths(until, most)
    .filter((month) => month >= first)
    .map((month) => ({ month, posts: (byMonth.get(month) ?? []).reduce((sum, { posts }) => sum + posts, 0) }));
}
