/** A range of ids of one kind in the same series. */
export type SeriesRun = readonly [first: number, last: number, series: number];

/** The series of numbered routes, by the route's first segment; small enough to be part of every page. */
export type SeriesPlaces = Readonly<Record<string, readonly SeriesRun[]>>;

/** The series of a route (without the locale); undefined for pages without one. */
export function seriesOfRoute(places: SeriesPlaces, route: string): number | undefined {
  const [, word = '', id = ''] = /^\/(\w+)\/(\d+)$/.exec(route) ?? [];
  return places[word]?.find(([first, last]) => Number(id) >= first && Number(id) <= last)?.[2];
}
