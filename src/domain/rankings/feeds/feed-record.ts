import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Localised } from '#domain/shared/language.ts';

/** A new record as lists and the live stream send it: JSON-compatible, with formatted numbers and names in every language. */
export type FeedRecord = {
  readonly recordId: string;
  readonly route: string; // route of the board, without the locale
  readonly stage: Localised;
  readonly rule: Localised; // short name of the rule, or of the series for events and speedruns
  readonly series: number; // the series under which the board is listed
  readonly handle: string;
  readonly name: string | null;
  readonly rankClass: number | null;
  readonly rank: number | null; // current rank on all consoles; null when the author has a better record
  readonly rankText: string; // '2', or '=2' for a shared rank
  readonly value: string;
  // Improvement on the author's previous best: null for a first post, empty for no improvement.
  readonly gain: string | null;
  readonly hasImage: boolean;
  readonly hasVideo: boolean;
  readonly postedAt: number; // milliseconds since the Unix epoch
  readonly postedOn: string; // day in the site's time zone, as yyyy/mm/dd
};

export type ListedRecord = Pick<FeedRecord, 'recordId' | 'handle' | 'name' | 'rankClass' | 'hasImage'> & {
  readonly board: Board;
  readonly rankKey: number;
  readonly previousKey: number | null; // rank key of the author's previous best on this board
  readonly videoUrl: string | null;
  readonly postedAt: Date;
  readonly now: { readonly rank: number; readonly shared: boolean } | undefined;
};

/** Formats a record for the feed. Returns undefined when its stage or rule is not in the catalogue. */
export function feedRecordOf(catalogue: Catalogue, record: ListedRecord, zone: string): FeedRecord | undefined {
  const { board, rankKey, previousKey, now, postedAt } = record;
  const place = boardPlace(catalogue, board);
  const series = catalogue.series.get(listedSeries(board));
  const rule = board.kind === 'stage' ? catalogue.rules.get(board.ruleId) : series;
  if (!place || !rule) return undefined;
  return {
    recordId: record.recordId,
    route: place.route,
    stage: place.name,
    rule: rule.short,
    series: listedSeries(board),
    handle: record.handle,
    name: record.name,
    rankClass: record.rankClass,
    rank: now?.rank ?? null,
    rankText: now ? formatRank(now.rank, now.shared) : '',
    value: formatShown(shownOfRankKey(board, rankKey)),
    gain: previousKey === null ? null : rankKey < previousKey ? formatGap(gapBetween(board, rankKey, previousKey)) : '',
    hasImage: record.hasImage,
    hasVideo: record.videoUrl !== null,
    postedAt: postedAt.getTime(),
    postedOn: formatDate(dayOf(postedAt, zone)),
  };
}
