import { type CalendarDate, dayOf, daysBetween } from '#domain/shared/date.ts';

type Placed = { readonly rank: number; readonly shared: boolean; readonly postedAt: Date };

/**
 * A player's current first places. A record in first place has been first since its post, because any better record
 * posted since would still rank above it.
 */
export type HeldPlaces<Row> = {
  readonly held: readonly (Row & { readonly days: number })[]; // sorted by `days`, longest first
  readonly sole: number;
  readonly tied: number;
  readonly days: number; // sum of the days of all first places
};

/** Returns the first places among the standings, each with the number of whole days from its post to `until`. */
export function heldPlaces<Row extends Placed>(standings: readonly Row[], until: CalendarDate, zone: string): HeldPlaces<Row> {
  const held = standings
    .filter(({ rank }) => rank === 1)
    .map((standing) => ({ ...standing, days: daysBetween(dayOf(standing.postedAt, zone), until) }))
    .sort((a, b) => b.days - a.days);
  const tied = held.filter(({ shared }) => shared).length;
  return { held, sole: held.length - tied, tied, days: held.reduce((sum, { days }) => sum + days, 0) };
}

/** Returns the number of first, second and third places among the standings. */
export const countMedals = (standings: readonly Pick<Placed, 'rank'>[]): [number, number, number] => [
  standings.filter(({ rank }) => rank === 1).length,
  standings.filter(({ rank }) => rank === 2).length,
  standings.filter(({ rank }) => rank === 3).length,
];
