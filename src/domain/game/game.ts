import type { Board } from '#domain/catalogue/boards/board.ts';
import { speedrunBoard, stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { nameInGame } from '#domain/catalogue/names/name-in-game.ts';
import { EVENT_SERIES, type Rule, type Series, SITE_SERIES, SPEEDRUN_SERIES, type Stage, type Total } from '#domain/catalogue/rows.ts';
import type { Localised } from '#domain/shared/language.ts';

/** Stages under one rule, or the story speedruns of one game. Its id is that of the rule, or of the game. */
export type GameGroup = {
  readonly id: number;
  readonly name: Localised;
  readonly short: Localised;
  readonly totalId: number | undefined; // the total of exactly this rule
  readonly boards: readonly Board[];
};

/** A game as its page shows it. Every stage is in exactly one of the `groups`, under its home rule. */
export type Game = {
  readonly series: Series;
  readonly groups: readonly GameGroup[];
  readonly more: readonly GameGroup[]; // the same stages under further rules
  readonly totals: readonly Total[]; // the first one is the most comprehensive
};

/** Returns a game with its groups of stages. Returns undefined for series without a page: the site, events and unknown ones. */
export function gameOf(catalogue: Catalogue, seriesId: number): Game | undefined {
  const series = catalogue.series.get(seriesId);
  if (!series || seriesId === SITE_SERIES || seriesId === EVENT_SERIES) return undefined;
  const totals = [...catalogue.totals.values()].filter((total) => total.series === seriesId);
  if (seriesId === SPEEDRUN_SERIES) return { series, groups: speedrunGroups(catalogue), more: [], totals };
  const stages = [...catalogue.stages.values()].filter((stage) => stage.series === seriesId && !stage.retired);
  if (stages.length === 0) return undefined;
  const homes = new Set(stages.map((stage) => stage.rule));
  const groups = [...catalogue.rules.values()].flatMap((rule) => ruleGroup(catalogue, rule, stages, totals) ?? []);
  return { series, groups: groups.filter(({ id }) => homes.has(id)), more: groups.filter(({ id }) => !homes.has(id)), totals };
}

/** Returns every game with a page, in display order. */
export const gamesOf = (catalogue: Catalogue): Game[] =>
  [...catalogue.series.values()].sort((a, b) => a.order - b.order).flatMap(({ id }) => gameOf(catalogue, id) ?? []);

/** Returns whether results in a game win points, because boards of it count in total 1. */
export const winsPoints = (catalogue: Catalogue, seriesId: number): boolean =>
  totalBoards(catalogue, GRAND_TOTAL).some((board) => board.seriesId === seriesId);

/** Returns the boards of a game under all rules, those of its groups first. */
export const boardsOfGame = ({ groups, more }: Game): Board[] => [...groups, ...more].flatMap(({ boards }) => boards);

function ruleGroup(catalogue: Catalogue, rule: Rule, stages: readonly Stage[], totals: readonly Total[]): GameGroup | undefined {
  const isHome = stages.some((stage) => stage.rule === rule.id);
  const boards = stages
    .filter((stage) => (isHome ? stage.rule === rule.id : stage.rules.includes(rule.id)))
    .flatMap((stage) => stageBoard(catalogue, stage.id, rule.id) ?? []);
  if (boards.length === 0) return undefined;
  const own = totals.find((total) => total.rules.length === 1 && total.rules[0] === rule.id);
  return { id: rule.id, name: nameInGame(catalogue, rule.id, rule.name), short: rule.short, totalId: own?.id, boards };
}

function speedrunGroups(catalogue: Catalogue): GameGroup[] {
  const runs = Map.groupBy(catalogue.speedruns.values(), (run) => run.series);
  return [...runs].flatMap(([id, ofGame]) => {
    const series = catalogue.series.get(id);
    const boards = ofGame.flatMap((run) => speedrunBoard(catalogue, run.id) ?? []);
    return series ? [{ id, name: series.name, short: series.short, totalId: undefined, boards }] : [];
  });
}
