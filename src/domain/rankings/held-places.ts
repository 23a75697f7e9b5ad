import { type CalendarDate, dayOf, daysBetween } from '#domain/shared/date.ts';

type Placed = { readonly rank: number; readonly shared: boolean; readonly postedAt: Date };

/** Current first places. The current first has been first since the post, because a better result would still rank above it. */
export type HeldPlaces<Row> = {
  readonly held: readonly (Row & { readonly days: number })[]; // longest held first
  readonly sole: number;
  readonly tied: number;
  readonly days: number; // sum over all
};

/** The first places among standings, each with the whole days from its post until a day of the zone. */
export function heldPlaces<Row extends Placed>(standings: readonly Row[], until: CalendarDate, zone: string): HeldPlaces<Row> {
  const held = standings
    .filter(({ rank }) => rank === 1)
    .map((standing) => ({ ...standing, days: daysBetween(dayOf(standing.postedAt, zone), until) }))
    .sort((a, b) => b.days - a.days);
  const tied = held.filter(({ shared }) => shared).length;
  return { held, sole: held.length - tied, tied, days: held.reduce((sum, { days }) => sum + days, 0) };
}

/** The number of first, second and third places among standings. */
export const countMedals = (standings: readonly Pick<Placed, 'rank'>[]): [number, number, number] => [
  standings.filter(({ rank }) => rank === 1).length,
  standings.filter(({ rank }) => rank === 2).length,
  standings.filter(({ rank }) => rank === 3).length,
];
