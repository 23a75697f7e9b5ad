import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { boardKey } from '#domain/catalogue/boards/missing-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { checkPlan, conflictOf, type PlanGround } from '#domain/events/plan/check-plan.ts';
import { type EventPlan, eventPlan } from '#domain/events/plan/event-plan.ts';
import { fieldCodes } from '#domain/shared/field-codes.ts';
import type { FormGround } from '#web/features/event-form/form-context.ts';

/** Validation errors by field, and the code of an event whose window overlaps the plan's window. */
export type Judged = { readonly fields: Readonly<Record<string, string>>; readonly conflict: number | undefined };

/** Validates an event plan as the server does: the schema first, then all rules. */
export function judgePlan(ground: PlanGround, code: number, plan: EventPlan): Judged {
  const read = eventPlan.safeParse(plan);
  const shape = read.success ? {} : fieldCodes(read.error);
  const hasWindow = !['startsAt', 'endsAt', 'zone', 'entry.opensAt', 'entry.closesAt'].some((field) => Object.hasOwn(shape, field));
  if (!hasWindow) return { fields: shape, conflict: undefined };
  return { fields: { ...checkPlan(ground, code, plan), ...shape }, conflict: conflictOf(ground, code, plan) };
}

/** Converts the form's subset of the catalogue into the structure that the rules expect. */
export const planGround = ({ events, stages, teams }: FormGround): PlanGround => ({
  events: new Map(events.map((event) => [event.id, event])),
  stages: new Map(stages.map((stage) => [stage.id, stage])),
  eventStages: new Set(), // Empty because the form never offers event stages as existing boards.
  boardsByKey: new Map(
    stages.flatMap(({ id, rules, retired }) => rules.map((ruleId) => [boardKey({ kind: 'stage', refId: id, ruleId }), { retired }])),
  ),
  teams: new Set(teams.map(({ id }) => id)),
});

/** Selects the catalogue data from which plans are built and against which they are validated. */
export const formGround = (catalogue: Catalogue): FormGround => ({
  events: [...catalogue.events.values()].map(({ id, title, type, startsAt, endsAt, zone, boards }) => ({
    ...{ id, title, type, startsAt, endsAt, zone, boards },
  })),
  stages: [...catalogue.stages.values()].map(({ id, name, yomi = '', series, timeLimit, treasure, rules, retired }) => ({
    ...{ id, name, yomi, series, timeLimit, treasure, rules, retired },
    metrics: boardsOfStage(catalogue, id).map(({ metric }) => metric),
  })),
  rules: Object.fromEntries([...catalogue.rules.values()].map(({ id, short }) => [id, short])),
  teams: [...catalogue.teams.values()],
});
