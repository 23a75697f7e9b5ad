import type { Catalogue } from './create-catalogue.ts';
import type { Stage } from './rows.ts';

/** Number of stages that the header's menu of a game names. */
export const MOST_PLAYED = 4;

/** A stage and the number of players on its most played board. */
export type PlayedStage = { readonly stage: Stage; readonly players: number };

/**
 * Returns the stages of a series with the most players, most first and equal ones by id. Omits retired stages and stages
 * without players.
 */
export function mostPlayedStages(catalogue: Catalogue, seriesId: number, playersOn: (boardId: number) => number): PlayedStage[] {
  const boards = Map.groupBy(
    [...catalogue.boards.values()].filter(({ kind }) => kind === 'stage'),
    ({ refId }) => refId,
  );
  return [...catalogue.stages.values()]
    .filter(({ series, retired }) => series === seriesId && !retired)
    .map((stage) => ({ stage, players: Math.max(0, ...(boards.get(stage.id) ?? []).map(({ boardId }) => playersOn(boardId))) }))
    .filter(({ players }) => players > 0)
    .sort((a, b) => b.players - a.players || a.stage.id - b.stage.id)
    .slice(0, MOST_PLAYED);
}
