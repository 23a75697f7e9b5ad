import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { speedrunRoute, stageRoute } from '#domain/catalogue/routes.ts';
import { SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Board } from './board.ts';

type BoardKey = Pick<Board, 'kind' | 'refId' | 'ruleId'>;

/** Returns the route of a board, without the rule when it is the stage's home rule. */
export function boardRoute(catalogue: Catalogue, { kind, refId, ruleId }: BoardKey): string {
  if (kind === 'speedrun') return speedrunRoute(refId);
  const isHome = kind === 'event' || catalogue.stages.get(refId)?.rule === ruleId;
  return isHome ? stageRoute(refId) : `${stageRoute(refId)}?rule=${ruleId}`;
}

/**
 * Returns the route of a board and the name of its stage or speedrun. Returns undefined when the board is not in the
 * catalogue.
 */
export function boardPlace(catalogue: Catalogue, board: BoardKey): { readonly route: string; readonly name: Localised } | undefined {
  const entry = board.kind === 'speedrun' ? catalogue.speedruns.get(board.refId) : findStage(catalogue, board.refId);
  return entry && { route: boardRoute(catalogue, board), name: entry.name };
}

export const listedSeries = ({ kind, seriesId }: Pick<Board, 'kind' | 'seriesId'>): number =>
  kind === 'speedrun' ? SPEEDRUN_SERIES : seriesId;
