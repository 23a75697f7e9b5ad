import { boardPlace, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { type SeriesToken, seriesToken } from '#web/ui/player/series-token.ts';

type Standing = PlayerPage['standings'][number];

/** Record as sent to the browser. Compact, because a page contains hundreds of records twice: as HTML and as data. */
export type RecordTuple = readonly [
  route: string, // Route of the board, without the locale.
  name: string,
  rank: number,
  rankText: string,
  recordId: string,
  value: string,
  gap: string, // Gap to the first place, empty for the first place itself.
  points: number | null,
  postedAt: number, // In milliseconds since the epoch.
  postedOn: string, // Date as formatted on the server.
  rule: string,
  series: SeriesToken,
];

/** Converts a standing into a tuple of formatted values. */
export function recordTuple(catalogue: Catalogue, standing: Standing, zone: string, locale: Language): RecordTuple {
  const { board, rank, shared, recordId, rankKey, firstKey, points, postedAt } = standing;
  const place = boardPlace(catalogue, board);
  return [
    place?.route ?? '',
    inLanguage(place?.name, locale) ?? '',
    rank,
    formatRank(rank, shared),
    recordId,
    formatShown(shownOfRankKey(board, rankKey)),
    rank === 1 ? '' : formatGap(gapBetween(board, rankKey, firstKey)),
    points,
    postedAt.getTime(),
    formatDate(dayOf(postedAt, zone)),
    board.kind === 'stage'
      ? (inLanguage(catalogue.rules.get(board.ruleId)?.short, locale) ?? '')
      : (inLanguage(catalogue.series.get(listedSeries(board))?.short, locale) ?? ''),
    seriesToken(listedSeries(board)),
  ];
}
