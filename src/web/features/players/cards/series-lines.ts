import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import { SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { sharedFilter, underFilter } from '#web/features/players/player-hrefs.ts';
import { placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';

// Ids of the totals that each represent a whole series. Speedruns have no such total.
const SERIES_TOTALS = [10, 20, 30, 40, 4, 91];

/** A player's result in a series: the place in its total, or in the best run for speedruns. */
type SeriesLine = {
  readonly seriesId: number;
  readonly href: string;
  readonly title: string;
  readonly place: string; // As an ordinal, such as 6th.
  readonly stat: string;
  readonly count: string; // Of counted boards, or of categories.
  readonly played: number;
  readonly all: number;
};

type Page = Pick<PlayerPage, 'totals' | 'standings' | 'filter'>;

/** Returns the player's result in each series, in the order of the cards. */
export function seriesLines(catalogue: Catalogue, page: Page, locale: Language): SeriesLine[] {
  const t = translate(locale, 'players');
  const placeOf = (rank: number) => placeText(messagesOf(locale).records.place, locale, rank);
  const { totals, standings } = page;
  const filter = sharedFilter(page.filter);
  const lines = SERIES_TOTALS.flatMap((totalId): SeriesLine[] => {
    const [total, line] = [catalogue.totals.get(totalId), totals.find((each) => each.totalId === totalId)];
    if (!total || !line) return [];
    const stat = {
      points: t('head.points', { points: formatScore(line.points) }),
      score: t('series.score', { score: formatScore(line.score) }),
      boardsThenTime: t('series.time', { time: formatDuration(line.elapsedMs ?? 0) }),
    };
    return [
      {
        seriesId: total.series,
        href: underFilter(localePath(locale, totalRoute(totalId)), filter),
        title: t('place', { rank: line.rank, shared: String(line.shared) }),
        place: placeOf(line.rank),
        stat: stat[total.orderBy],
        count: t('series.boards', { played: line.boardsPlayed, all: line.boards }),
        played: line.boardsPlayed,
        all: line.boards,
      },
    ];
  });
  const runs = standings.filter(({ board }) => board.kind === 'speedrun');
  const best = runs.toSorted((a, b) => a.rank - b.rank)[0];
  if (!best) return lines;
  return [
    ...lines,
    {
      seriesId: SPEEDRUN_SERIES,
      href: '#speedruns',
      title: t('series.runs', { count: runs.length }),
      place: placeOf(best.rank),
      stat: t('series.best', { place: t('place', { rank: best.rank, shared: String(best.shared) }) }),
      count: t('series.categories', { played: runs.length, all: catalogue.speedruns.size }),
      played: runs.length,
      all: catalogue.speedruns.size,
    },
  ];
}
