import type { Catalogue } from './create-catalogue.ts';
import { EVENT_SERIES, type Menu } from './rows.ts';
import type { SeriesPlaces, SeriesRun } from './series-of-route.ts';

/** Returns the series of all routes that contain an id. */
export function seriesPlaces(catalogue: Catalogue): SeriesPlaces {
  const { stages, eventStages, totals, events, speedruns } = catalogue;
  const homeOf = (list: Menu['lists'][number]) => [...catalogue.menus.values()].find((menu) => menu.lists.includes(list))?.id ?? 0;
  return {
    stage: runs([
      ...[...stages.values()].map(({ id, series }) => [id, series] as const),
      ...[...eventStages.keys()].map((id) => [id, EVENT_SERIES] as const),
    ]),
    game: runs([...catalogue.series.keys()].map((id) => [id, id] as const)),
    total: runs([...totals.values()].map(({ id, series }) => [id, series] as const)),
    limited: runs([...events.keys()].map((code) => [code, homeOf('events')] as const)),
    speedrun: runs([...speedruns.keys()].map((id) => [id, homeOf('speedruns')] as const)),
  };
}

// Combines consecutive ids in the same series into ranges. A range may include unused ids, because their pages do not
// exist.
function runs(pairs: readonly (readonly [id: number, series: number])[]): SeriesRun[] {
  const found: [number, number, number][] = [];
  for (const [id, series] of pairs.toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (last?.[2] === series) last[1] = id;
    else found.push([id, id, series]);
  }
  return found;
}
