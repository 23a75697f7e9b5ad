import type { Climb, Effort } from './efforts.ts';

/** With fewer tries than this nothing is said about how often a climb succeeds. */
export const ENOUGH_TRIES = 20;

/** How often a climb succeeded, between 0 and 1; undefined when too few have tried to say. One more success and failure are thought, so that nothing is certain. */
export function chanceOf(effort: Pick<Effort, 'tried' | 'closed'> | undefined): number | undefined {
  return effort && effort.tried >= ENOUGH_TRIES ? (effort.closed + 1) / (effort.tried + 2) : undefined;
}

/** 1 little, 2 some, 3 much effort: at least every second, every sixth, or fewer of those who tried got there. */
export function effortLevel(chance: number): 1 | 2 | 3 {
  if (chance >= 1 / 2) return 1;
  return chance >= 1 / 6 ? 2 : 3;
}

/**
 * What a step is worth to the adviser: the points in total 1 that it would win, times how often players of the class got that far.
 * Where too few have tried, wider climbs are taken to succeed more rarely. All weights of the adviser are here.
 */
export function scoreStep(gain: number, climb: Climb | undefined, effort: Pick<Effort, 'tried' | 'closed'> | undefined): number {
  return Math.max(0, gain) * (chanceOf(effort) ?? guess(climb));
}

const guess = (climb: Climb | undefined) => (climb === undefined ? 0.01 : 0.4 / 2 ** climb.step);
