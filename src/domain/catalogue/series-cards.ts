import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from './create-catalogue.ts';
import { menuSeries } from './menu.ts';
import { gameRoute } from './routes.ts';
import { type Series, SITE_SERIES, SPEEDRUN_SERIES } from './rows.ts';

/**
 * The card of a series: its link, its number of stages or speedruns, its boards, and the total whose leader is shown.
 */
export type SeriesCard = {
  readonly series: Series;
  readonly route: string;
  readonly kind: 'stages' | 'speedruns';
  readonly places: number;
  readonly boardIds: readonly number[];
  readonly totalId: number | undefined;
};

/** Returns a card for every series with a menu, in display order and without the site itself. */
export function seriesCards(catalogue: Catalogue): SeriesCard[] {
  const boards = Map.groupBy(catalogue.boards.values(), listedSeries);
  return menuSeries(catalogue)
    .filter((series) => series.id !== SITE_SERIES)
    .map((series) => {
      const own = boards.get(series.id) ?? [];
      return {
        series,
        route: gameRoute(series.id),
        kind: series.id === SPEEDRUN_SERIES ? 'speedruns' : 'stages',
        places: new Set(own.map((board) => board.refId)).size,
        boardIds: own.map((board) => board.boardId),
        totalId: catalogue.menus.get(series.id)?.totals[0],
      };
    });
}
