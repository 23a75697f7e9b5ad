import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { STANDARD_RULE } from '#domain/catalogue/rows.ts';
import type { Board } from './board.ts';
import { boardKey } from './missing-boards.ts';

/** Returns the board of a stage under one of its rules, or of an event stage under rule 0. */
export function stageBoard<Known = Board>(
  catalogue: { readonly eventStages: Pick<Catalogue['eventStages'], 'has'>; readonly boardsByKey: ReadonlyMap<string, Known> },
  stageId: number,
  ruleId: number,
): Known | undefined {
  const kind = catalogue.eventStages.has(stageId) ? 'event' : 'stage';
  return catalogue.boardsByKey.get(boardKey({ kind, refId: stageId, ruleId }));
}

/**
 * Returns every board of a stage or event stage, starting with the home rule. Returns an empty list for an unknown id.
 */
export function boardsOfStage(catalogue: Catalogue, stageId: number): Board[] {
  const rules = catalogue.stages.get(stageId)?.rules ?? [STANDARD_RULE];
  return rules.flatMap((ruleId) => stageBoard(catalogue, stageId, ruleId) ?? []);
}

export function speedrunBoard(catalogue: Catalogue, speedrunId: number): Board | undefined {
  return catalogue.boardsByKey.get(boardKey({ kind: 'speedrun', refId: speedrunId, ruleId: STANDARD_RULE }));
}
