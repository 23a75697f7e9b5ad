import { boardPlace, listedSeries } from '#domain/catalogue/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { PlayerPage } from '#web/server/read-players.ts';
import { type SeriesToken, seriesToken } from '#web/ui/series-token.ts';

type Standing = PlayerPage['standings'][number];

/** One record as sent to the browser; compact, because a page contains hundreds of them twice. */
export type RecordTuple = readonly [
  route: string, // of the board, without the locale
  name: string,
  rank: number,
  rankText: string,
  recordId: string,
  value: string,
  gap: string, // to the first place; empty for the first place
  points: number | null,
  postedAt: number, // milliseconds
  postedOn: string, // the date as formatted on the server
  rule: string,
  series: SeriesToken,
];

/** A standing with all values formatted. */
export function recordTuple(catalogue: Catalogue, standing: Standing, zone: string, locale: Locale): RecordTuple {
  const { board, rank, shared, recordId, rankKey, firstKey, points, postedAt } = standing;
  const place = boardPlace(catalogue, board);
  return [
    place?.route ?? '',
    place?.name[locale] ?? '',
    rank,
    formatRank(rank, shared),
    recordId,
    formatShown(shownOfRankKey(board, rankKey)),
    rank === 1 ? '' : formatGap(gapBetween(board, rankKey, firstKey)),
    points,
    postedAt.getTime(),
    formatDate(dayOf(postedAt, zone)),
    board.kind === 'stage'
      ? (catalogue.rules.get(board.ruleId)?.short[locale] ?? '')
      : (catalogue.series.get(listedSeries(board))?.short[locale] ?? ''),
    seriesToken(listedSeries(board)),
  ];
}
