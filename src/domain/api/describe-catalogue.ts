import type { z } from 'zod';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { EVENT_SERIES, type EventStage, type Stage } from '#domain/catalogue/rows.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { codeText } from '#domain/events/event-code.ts';
import { CLASS_FACTORS } from '#domain/rankings/player/rank-class.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import type { getCatalogue, getStage, ruleShape } from './catalogue.ts';
import { unitOf } from './describe-board.ts';

const boardOf = (board: Board) => ({
  rule: board.ruleId,
  metric: board.metric,
  unit: unitOf(board),
  // A smaller rank key is better on every board.
  better: shownOfRankKey(board, 0).value > shownOfRankKey(board, 1).value ? ('higher' as const) : ('lower' as const),
  consoles: [...board.consoles],
  countsSince: board.countsSince,
});

const stageOf = (catalogue: Catalogue, stage: Stage | EventStage) => {
  const game = 'rules' in stage ? stage : undefined;
  return {
    stageId: stage.id,
    name: stage.name,
    series: game?.series ?? EVENT_SERIES,
    area: game?.area?.name ?? null,
    note: game?.note ?? null,
    retired: game?.retired ?? false,
    timeLimitS: game?.timeLimit ?? null,
    event: 'event' in stage ? codeText(stage.event) : null,
    boards: boardsOfStage(catalogue, stage.id).map(boardOf),
  };
};

/** Returns a stage of a game or an event as the public API describes it, or undefined for an unknown id. */
export function describeStage(catalogue: Catalogue, stageId: number): z.input<typeof getStage.answer> | undefined {
  const stage = findStage(catalogue, stageId);
  return stage && stageOf(catalogue, stage);
}

/** Returns the rules of the catalogue as the public API describes them, in the order of their ids. */
export const describeRules = (catalogue: Catalogue): z.input<typeof ruleShape>[] =>
  [...catalogue.rules.values()].map(({ id, name, short, description, series, metric, consoles, countsSince }) => ({
    ruleId: id,
    name,
    short,
    description,
    series,
    metric,
    consoles,
    countsSince,
  }));

/** Returns the catalogue as the public API describes it. */
export function describeCatalogue(catalogue: Catalogue): z.input<typeof getCatalogue.answer> {
  const { version, series, stages, eventStages, speedruns, totals, teams, recordConsoles, speedrunConsoles, rankClasses } = catalogue;
  const consoles = (options: typeof recordConsoles) => [...options.values()].map(({ id, name }) => ({ console: id, name }));
  return {
    version,
    series: [...series.values()].sort((a, b) => a.order - b.order).map(({ id, name, short }) => ({ series: id, name, short })),
    rules: describeRules(catalogue),
    stages: [...stages.values(), ...eventStages.values()].map((stage) => stageOf(catalogue, stage)),
    speedruns: [...speedruns.values()].map(({ id, name, series: seriesId, consoles: allowed, defaultConsole }) => ({
      speedrunId: id,
      name,
      series: seriesId,
      consoles: allowed,
      defaultConsole,
    })),
    totals: [...totals.values()].map(({ id, name, series: seriesId }) => ({ totalId: id, name, series: seriesId })),
    teams: [...teams.values()].map(({ id, name, colour }) => ({ teamId: id, name, colour })),
    consoles: consoles(recordConsoles),
    speedrunConsoles: consoles(speedrunConsoles),
    rankClasses: [...rankClasses.values()].map(({ id, name }) => ({ rankClass: id, name, pointsPerBoard: CLASS_FACTORS[id] ?? null })),
  };
}
