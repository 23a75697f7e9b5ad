/** A range of ids of one kind in the same series. */
export type SeriesRun = readonly [first: number, last: number, series: number];

/**
 * The series of numbered routes, by the first segment of the route. The data is small enough to be part of every page.
 */
export type SeriesPlaces = Readonly<Record<string, readonly SeriesRun[]>>;

/** Returns the series of a route without the locale. Returns undefined for pages that belong to no series. */
export function seriesOfRoute(places: SeriesPlaces, route: string): number | undefined {
  const [, word = '', id = ''] = /^\/(\w+)\/(\d+)$/.exec(route) ?? [];
  if (word === 'game') return Number(id);
  return places[word]?.find(([first, last]) => Number(id) >= first && Number(id) <= last)?.[2];
}
