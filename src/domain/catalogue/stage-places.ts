import { totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Catalogue } from './create-catalogue.ts';
import { eventRoute, totalRoute } from './routes.ts';
import { EVENT_SERIES, type EventStage, type Series, type Stage } from './rows.ts';

export type Neighbours = { readonly previous: Stage | EventStage | undefined; readonly next: Stage | EventStage | undefined };

/** A stage's breadcrumb: its series, its home rule's total or its event, and its id. */
export type StagePath = {
  readonly series: Series;
  // The short name of the rule, to fit into the breadcrumb, or the title of the event.
  readonly above: { readonly route: string; readonly name: Localised } | undefined;
  readonly stageId: number;
};

/** Finds a stage or event stage. Returns undefined for an unknown id. */
export function findStage(catalogue: Catalogue, stageId: number): Stage | EventStage | undefined {
  return catalogue.stages.get(stageId) ?? catalogue.eventStages.get(stageId);
}

/** Returns the stages of an event, ordered by id. */
export function eventStagesOf(catalogue: Catalogue, code: number): EventStage[] {
  return [...catalogue.eventStages.values()].filter((stage) => stage.event === code);
}

/** Returns the stages and event stages of a total's boards, without duplicates, in board order. */
export function stagesOfTotal(catalogue: Catalogue, totalId: number): (Stage | EventStage)[] {
  const ids = new Set(totalBoards(catalogue, totalId).map((board) => board.refId));
  return [...ids].flatMap((id) => findStage(catalogue, id) ?? []);
}

/** Returns the series in display order, each with its stages ordered by id. Series without stages are omitted. */
export function stagesBySeries(catalogue: Catalogue): { readonly series: Series; readonly stages: readonly Stage[] }[] {
  const stages = [...catalogue.stages.values()];
  return [...catalogue.series.values()]
    .sort((a, b) => a.order - b.order)
    .map((series) => ({ series, stages: stages.filter((stage) => stage.series === series.id) }))
    .filter((group) => group.stages.length > 0);
}

/**
 * Returns the stages with the next smaller and next larger id in the same series or, for an event stage, in the same
 * event.
 */
export function neighbourStages(catalogue: Catalogue, stageId: number): Neighbours {
  const siblings = siblingsOf(catalogue, stageId);
  const at = siblings.findIndex((stage) => stage.id === stageId);
  return at < 0 ? { previous: undefined, next: undefined } : { previous: siblings[at - 1], next: siblings[at + 1] };
}

/** Returns the breadcrumb of a stage or event stage. Returns undefined for an unknown id. */
export function stagePath(catalogue: Catalogue, stageId: number): StagePath | undefined {
  const stage = catalogue.stages.get(stageId);
  const series = catalogue.series.get(stage?.series ?? EVENT_SERIES);
  if (!series) return undefined;
  if (stage) {
    const rule = catalogue.rules.get(stage.rule);
    return { series, above: rule && { route: totalRoute(rule.id), name: rule.short }, stageId };
  }
  const event = catalogue.events.get(catalogue.eventStages.get(stageId)?.event ?? -1);
  return event && { series, above: { route: eventRoute(event.id), name: event.title }, stageId };
}

function siblingsOf(catalogue: Catalogue, stageId: number): readonly (Stage | EventStage)[] {
  const eventStage = catalogue.eventStages.get(stageId);
  if (eventStage) return eventStagesOf(catalogue, eventStage.event);
  const seriesId = catalogue.stages.get(stageId)?.series;
  return [...catalogue.stages.values()].filter((stage) => stage.series === seriesId);
}
