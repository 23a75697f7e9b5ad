import type { Board } from '#domain/catalogue/boards/board.ts';

/** The number of stages of a game on which a player improved in a year. */
export type YearGame = { readonly seriesId: number; readonly stages: number };

/** Counts the stages by game, most first. A stage counts once under all its rules; event stages and speedruns do not count. */
export function yearGames(boards: readonly Pick<Board, 'kind' | 'refId' | 'seriesId'>[]): YearGame[] {
  const stages = new Map(boards.filter(({ kind }) => kind === 'stage').map(({ refId, seriesId }) => [refId, seriesId]));
  const bySeries = Map.groupBy(stages.values(), (seriesId) => seriesId);
  return [...bySeries]
    .map(([seriesId, of]) => ({ seriesId, stages: of.length }))
    .sort((a, b) => b.stages - a.stages || a.seriesId - b.seriesId);
}
