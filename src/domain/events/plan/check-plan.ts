import type { Board } from '#domain/catalogue/boards/board.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import type { LimitedEvent, Stage } from '#domain/catalogue/rows.ts';
import { dayOfCode } from '#domain/events/event-code.ts';
import { windowEnd } from '#domain/events/window.ts';
import { MEASURED_AGAINST_LIMIT } from '#domain/records/metrics.ts';
import { dayOf } from '#domain/shared/date.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import type { EventPlan } from './event-plan.ts';

export type PlanError =
  | 'not-a-day' // The event code is not a valid day.
  | 'not-on-its-day' // The window must start on the day of the event code, in the event's time zone.
  | 'ends-before-it-begins'
  | 'lasts-too-long'
  | 'too-late' // The entry period ends after the event.
  | 'unknown'
  | 'twice'
  | 'required'
  | 'not-in-this-style'
  | 'needs-a-limit' // The metric needs a value that the base stage lacks.
  | 'not-with-own-stages' // An event has either its own stages or existing boards.
  | 'needs-own-stages' // Only an event's own stages can be blind or be cells in an area.
  | 'window-taken';

export type PlanField = 'code' | 'startsAt' | 'endsAt' | 'entry' | 'stages' | 'boards' | 'teams' | 'area' | 'blind';
export type PlanErrors = Partial<Record<PlanField, PlanError>>;

type OtherEvent = Pick<LimitedEvent, 'id' | 'type' | 'startsAt' | 'endsAt' | 'boards'>;

/** The longest window of an event. A wrong year would give a replay of millions of hours. */
export const LONGEST_EVENT_DAYS = 62;

/** The data that a plan is checked against: the catalogue, or the part of it that is available to a browser form. */
export type PlanGround = {
  readonly events: ReadonlyMap<number, OtherEvent>;
  readonly stages: ReadonlyMap<number, Pick<Stage, 'timeLimit' | 'treasure'>>;
  readonly eventStages: Pick<ReadonlyMap<number, unknown>, 'has'>;
  readonly boardsByKey: ReadonlyMap<string, Pick<Board, 'retired'>>;
  readonly teams: Pick<ReadonlyMap<number, unknown>, 'has'>;
};

/**
 * Returns all errors in a plan, including conflicts with the catalogue and other events. Returns an empty object when
 * the event can be opened.
 */
export function checkPlan(catalogue: PlanGround, code: number, plan: EventPlan): PlanErrors {
  const found: [PlanField, PlanError | undefined][] = [
    ['code', dayOfCode(code) === undefined ? 'not-a-day' : undefined],
    ['startsAt', dayOfCode(code) === dayOf(new Date(plan.startsAt), plan.zone) ? undefined : 'not-on-its-day'],
    ['endsAt', wrongEnd(plan)],
    ['startsAt', conflictOf(catalogue, code, plan) === undefined ? undefined : 'window-taken'],
    ['entry', wrongEntry(plan)],
    ['stages', wrongStages(catalogue, plan)],
    ['boards', wrongBoards(catalogue, plan)],
    ['teams', wrongTeams(catalogue, plan)],
    ['area', wrongArea(plan)],
    ['blind', plan.blind && (plan.boards.length > 0 || plan.stages.length === 0) ? 'needs-own-stages' : undefined],
  ];
  // Later entries overwrite earlier ones, so reversing the list retains the first error of each field.
  return Object.fromEntries(found.filter(([, error]) => error !== undefined).toReversed());
}

/**
 * Returns the code of an event that overlaps the plan's window and either uses one of its boards or is, like the plan,
 * a limited event.
 */
export function conflictOf(
  catalogue: Pick<PlanGround, 'events'>,
  code: number,
  plan: Pick<EventPlan, 'type' | 'startsAt' | 'endsAt' | 'boards'>,
): number | undefined {
  const isMet = (other: OtherEvent) =>
    Date.parse(other.startsAt) < windowEnd(plan).getTime() && Date.parse(plan.startsAt) < windowEnd(other).getTime();
  const isRival = (other: OtherEvent) =>
    (plan.type === 'limited' && other.type === 'limited') ||
    plan.boards.some(({ stage, rule }) => other.boards.some((board) => board.stage === stage && board.rule === rule));
  return [...catalogue.events.values()].find((other) => other.id !== code && isMet(other) && isRival(other))?.id;
}

function wrongEnd({ startsAt, endsAt }: EventPlan): PlanError | undefined {
  const ms = Date.parse(endsAt) - Date.parse(startsAt);
  if (!(ms > 0)) return 'ends-before-it-begins';
  return ms > LONGEST_EVENT_DAYS * DAY_MS ? 'lasts-too-long' : undefined;
}

function wrongEntry({ entry, endsAt }: EventPlan): PlanError | undefined {
  if (!entry) return undefined;
  if (Date.parse(entry.closesAt) <= Date.parse(entry.opensAt)) return 'ends-before-it-begins';
  return Date.parse(entry.closesAt) > Date.parse(endsAt) ? 'too-late' : undefined;
}

function wrongStages(catalogue: PlanGround, { stages }: EventPlan): PlanError | undefined {
  for (const { baseStage, metric } of stages) {
    const base = baseStage === null ? undefined : catalogue.stages.get(baseStage);
    if (baseStage !== null && !base) return 'unknown';
    if (MEASURED_AGAINST_LIMIT.includes(metric) && !base?.timeLimit) return 'needs-a-limit';
    if (metric === 'collectAllTime' && !base?.treasure) return 'needs-a-limit';
  }
  return undefined;
}

function wrongBoards(catalogue: PlanGround, { boards, stages }: EventPlan): PlanError | undefined {
  const found = boards.map(({ stage, rule }) => (catalogue.stages.has(stage) ? stageBoard(catalogue, stage, rule) : undefined));
  if (found.some((board) => board === undefined || board.retired)) return 'unknown';
  if (new Set(found).size !== found.length) return 'twice';
  return found.length > 0 && stages.length > 0 ? 'not-with-own-stages' : undefined;
}

function wrongTeams(catalogue: PlanGround, { style, teams }: EventPlan): PlanError | undefined {
  if (teams.some((team) => !catalogue.teams.has(team))) return 'unknown';
  if (new Set(teams).size !== teams.length) return 'twice';
  if (style === 'standard') return teams.length > 0 ? 'not-in-this-style' : undefined;
  return teams.length < 2 ? 'required' : undefined;
}

function wrongArea({ style, area, stages, teams }: EventPlan): PlanError | undefined {
  if (style !== 'area') return area ? 'not-in-this-style' : undefined;
  if (!area) return 'required';
  const cells = area.cells.filter((cell) => cell !== null);
  if (cells.some(({ stage, home }) => stage >= stages.length || (home !== null && !teams.includes(home)))) return 'unknown';
  if (new Set(cells.map(({ stage }) => stage)).size !== cells.length) return 'twice';
  if (cells.length !== stages.length || area.cells.length % area.columns !== 0) return 'needs-own-stages';
  // A team without a home cell could never post.
  return teams.every((team) => cells.some(({ home }) => home === team)) ? undefined : 'required';
}
