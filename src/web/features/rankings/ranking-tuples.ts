import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { bonusOf } from '#domain/records/bonus.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';

/** One row as it travels to the browser: short, because a page carries a hundred of them twice. */
export type RankingTuple = readonly [
  recordId: string,
  rank: number,
  rankText: string,
  handle: string,
  name: string | null,
  rankClass: number | null,
  value: string,
  bar: number, // percent
  gap: string, // to the record; empty on it
  bonus: string,
  points: number | null,
  console: number,
  hasVideo: 0 | 1,
  postedAt: number, // milliseconds
  postedOn: string, // the date as written on the server
  comment: string | null,
];

const SHORTEST_BAR = 8;

/** The rows of a ranking page, every figure written out. */
export function rankingTuples(catalogue: Catalogue, { board, rows, firstPlaces, zone }: StageRanking): RankingTuple[] {
  const recordKey = firstPlaces.at(-1)?.rankKey ?? 0;
  const lastKey = rows.at(-1)?.rankKey ?? recordKey;
  const stage = board.kind === 'stage' ? catalogue.stages.get(board.refId) : undefined;

  return rows.map((row) => {
    const bonus = stage && bonusOf(board, stage, row.rankKey);
    const behind = lastKey === recordKey ? 0 : (row.rankKey - recordKey) / (lastKey - recordKey);
    return [
      row.recordId,
      row.rank,
      formatRank(row.rank, row.shared),
      row.handle,
      row.name,
      row.rankClass,
      formatShown(shownOfRankKey(board, row.rankKey)),
      Math.round(100 - behind * (100 - SHORTEST_BAR)),
      row.rankKey === recordKey ? '' : formatGap(gapBetween(board, row.rankKey, recordKey)),
      bonus ? formatShown(bonus) : '',
      row.points,
      row.console,
      row.videoUrl === null ? 0 : 1,
      row.postedAt.getTime(),
      formatDate(dayOf(row.postedAt, zone)),
      row.comment,
    ];
  });
}
