import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { neighbourStages } from '#domain/catalogue/stage-places.ts';
import type { Board } from './board.ts';
import { boardsOfStage, stageBoard } from './find-board.ts';

/**
 * Returns the board to play after another: the next stage of its series, under the same rule if the stage has it. Returns
 * undefined after the last stage, and for events and speedruns.
 */
export function nextBoard(catalogue: Catalogue, { kind, refId, ruleId }: Board): Pick<Board, 'kind' | 'refId' | 'ruleId'> | undefined {
  const next = kind === 'stage' ? neighbourStages(catalogue, refId).next : undefined;
  const board = next && (stageBoard(catalogue, next.id, ruleId) ?? boardsOfStage(catalogue, next.id)[0]);
  return board && !board.retired ? { kind: board.kind, refId: board.refId, ruleId: board.ruleId } : undefined;
}
