import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type DuelSums, sumDuels } from '#domain/rankings/duels/duel-sums.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { groupBoards } from '#web/features/players/cards/group-boards.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import type { SeriesToken } from '#web/ui/player/series-token.ts';

type Duel = Comparison['duels'][number];

/** One side of a duel: rank, value and record. Empty if the player has no record on the board. */
type SideTuple = readonly [rankText: string, value: string, recordId: string] | readonly [];

/** Duel as sent to the browser. Compact, because a page contains hundreds of duels twice: as HTML and as data. */
export type DuelTuple = readonly [
  route: string,
  name: string,
  winner: Duel['winner'],
  a: SideTuple,
  b: SideTuple,
  difference: string, // Empty unless both players have a record.
  apart: number, // Percentage of the largest difference in the group.
];

export type DuelGroup = {
  readonly key: string;
  readonly title: string;
  readonly seriesId: number;
  readonly series: SeriesToken;
  readonly sums: Pick<DuelSums, 'wins' | 'draws' | 'losses'>;
  readonly scores: readonly [string, string] | null; // Null where a sum of scores has no meaning, such as for times.
  readonly rows: readonly DuelTuple[];
};

/** Returns all duels with formatted values, grouped by series and rule. */
export function duelGroups(catalogue: Catalogue, { duels }: Comparison, locale: Language): DuelGroup[] {
  const byBoard = new Map(duels.map((duel) => [duel.board.boardId, duel]));
  const boards = duels.map(({ board }) => board);
  return groupBoards(catalogue, boards, locale).map(({ boards: own, ...group }) => {
    const fought = own.flatMap(({ boardId }) => byBoard.get(boardId) ?? []);
    const { wins, draws, losses, a, b } = sumDuels(fought);
    const addsUp = fought.every(({ board }) => board.kind === 'stage' && METRICS[board.metric].shownAs === 'points');
    const widest = Math.max(1, ...fought.map(distance));
    return {
      ...group,
      sums: { wins, draws, losses },
      scores: addsUp ? [formatScore(a.score), formatScore(b.score)] : null,
      rows: fought.map((duel) => duelTuple(catalogue, duel, widest, locale)),
    };
  });
}

function duelTuple(catalogue: Catalogue, duel: Duel, widest: number, locale: Language): DuelTuple {
  const { board, winner, a, b } = duel;
  const place = boardPlace(catalogue, board);
  const difference = a && b ? formatDistance(gapBetween(board, a.rankKey, b.rankKey)) : '';
  return [
    place?.route ?? '',
    inLanguage(place?.name, locale) ?? '',
    winner,
    sideOf(a),
    sideOf(b),
    difference,
    Math.round((100 * distance(duel)) / widest),
  ];
}

const sideOf = (side: Duel['a']): SideTuple =>
  side ? [formatRank(side.rank, side.shared), formatShown(shownOfRankKey(side.board, side.rankKey)), side.recordId] : [];

const distance = ({ board, a, b }: Duel) => (a && b ? Math.abs(gapBetween(board, a.rankKey, b.rankKey).value) : 0);
