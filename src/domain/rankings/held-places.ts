import { type CalendarDate, dayOf, daysBetween } from '#domain/shared/date.ts';

type Placed = { readonly rank: number; readonly shared: boolean; readonly postedAt: Date };

/** First places that stand: who is first now was first from the post on, for a better result would stand still. */
export type HeldPlaces<Row> = {
  readonly held: readonly (Row & { readonly days: number })[]; // the longest held first
  readonly sole: number;
  readonly tied: number;
  readonly days: number; // of all of them together
};

/** The first places among standings, each with the whole days since it was posted until a day of the zone. */
export function heldPlaces<Row extends Placed>(standings: readonly Row[], until: CalendarDate, zone: string): HeldPlaces<Row> {
  const held = standings
    .filter(({ rank }) => rank === 1)
    .map((standing) => ({ ...standing, days: daysBetween(dayOf(standing.postedAt, zone), until) }))
    .sort((a, b) => b.days - a.days);
  const tied = held.filter(({ shared }) => shared).length;
  return { held, sole: held.length - tied, tied, days: held.reduce((sum, { days }) => sum + days, 0) };
}

/** How many first, second and third places there are among standings. */
export const countMedals = (standings: readonly Pick<Placed, 'rank'>[]): [number, number, number] => [
  standings.filter(({ rank }) => rank === 1).length,
  standings.filter(({ rank }) => rank === 2).length,
  standings.filter(({ rank }) => rank === 3).length,
];
