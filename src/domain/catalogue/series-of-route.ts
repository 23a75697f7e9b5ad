/** Neighbouring ids of one kind that belong to the same series. */
export type SeriesRun = readonly [first: number, last: number, series: number];

/** Which series a numbered route belongs to, by the route's first word; small enough to travel with every page. */
export type SeriesPlaces = Readonly<Record<string, readonly SeriesRun[]>>;

/** The series that a route (without the locale) shows; undefined for pages that belong to none. */
export function seriesOfRoute(places: SeriesPlaces, route: string): number | undefined {
  const [, word = '', id = ''] = /^\/(\w+)\/(\d+)$/.exec(route) ?? [];
  return places[word]?.find(([first, last]) => Number(id) >= first && Number(id) <= last)?.[2];
}
