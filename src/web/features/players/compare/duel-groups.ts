import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type DuelSums, sumDuels } from '#domain/rankings/duels/duel-sums.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { gapBetween } from '#domain/records/rank-key.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { groupBoards } from '#web/features/players/cards/group-boards.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import type { SeriesToken } from '#web/ui/player/series-token.ts';

export type Duel = Comparison['duels'][number];

/** Duels under one rule, on event boards or in speedruns. */
export type DuelGroup = {
  readonly key: string;
  readonly title: string;
  readonly series: SeriesToken;
  readonly sums: Pick<DuelSums, 'wins' | 'draws' | 'losses'>;
  readonly scores: readonly [string, string] | null; // Null where a sum of scores has no meaning, such as for times.
  readonly widest: number; // The largest difference in the group.
  readonly duels: readonly Duel[];
};

/** Returns duels with their sums, grouped by series and rule. */
export function duelGroups(catalogue: Catalogue, duels: readonly Duel[], locale: Language): DuelGroup[] {
  const byBoard = new Map(duels.map((duel) => [duel.board.boardId, duel]));
  const boards = duels.map(({ board }) => board);
  return groupBoards(catalogue, boards, locale).map(({ boards: own, key, title, series }) => {
    const fought = own.flatMap(({ boardId }) => byBoard.get(boardId) ?? []);
    const { wins, draws, losses, a, b } = sumDuels(fought);
    const addsUp = fought.every(({ board }) => board.kind === 'stage' && METRICS[board.metric].shownAs === 'points');
    return {
      key,
      title,
      series,
      sums: { wins, draws, losses },
      scores: addsUp ? [formatScore(a.score), formatScore(b.score)] : null,
      widest: Math.max(1, ...fought.map(differenceOf)),
      duels: fought,
    };
  });
}

/** Returns the difference between two results, or 0 when only one player has one. */
export const differenceOf = ({ board, a, b }: Duel): number => (a && b ? Math.abs(gapBetween(board, a.rankKey, b.rankKey).value) : 0);
