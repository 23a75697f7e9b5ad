import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { FormGround } from '#web/features/event-form/form-context.ts';

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
