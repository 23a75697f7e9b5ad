import { DAY_MS } from '#domain/shared/time-units.ts';

export type Taken = { readonly id: string; readonly startedAt: Date };
export type RetentionPolicy = { readonly daily: number; readonly weekly: number; readonly monthly: number };

/**
 * The number of days, weeks and months for which the newest backup is retained. Periods without a backup are not
 * counted.
 */
export const RETENTION: RetentionPolicy = { daily: 7, weekly: 4, monthly: 12 };

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const monthOf = (at: Date) => at.toISOString().slice(0, 7);
// The Monday of the week.
const weekOf = (at: Date) => dayOf(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS));

/**
 * Returns the ids of the backups to retain: the newest of each of the last days, weeks and months (UTC), and always the
 * newest of all.
 */
export function chooseRetained(backups: readonly Taken[], { daily, weekly, monthly }: RetentionPolicy = RETENTION): Set<string> {
  const newestFirst = backups.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1));
  return new Set([
    ...newestFirst.slice(0, 1).map(({ id }) => id),
    ...newestOfEach(newestFirst, dayOf, daily),
    ...newestOfEach(newestFirst, weekOf, weekly),
    ...newestOfEach(newestFirst, monthOf, monthly),
  ]);
}

function newestOfEach(newestFirst: readonly Taken[], periodOf: (at: Date) => string, count: number): string[] {
  const newest = new Map<string, string>();
  for (const { id, startedAt } of newestFirst) {
    const period = periodOf(startedAt);
    if (!newest.has(period)) newest.set(period, id);
  }
  return [...newest.values()].slice(0, count);
}
