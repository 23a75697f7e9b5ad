import type { Climb, Effort } from './efforts.ts';

/** With fewer tries than this the success rate is undefined. */
export const ENOUGH_TRIES = 20;

/** The Laplace-smoothed success rate of a climb, between 0 and 1; undefined with too few tries. */
export function chanceOf(effort: Pick<Effort, 'tried' | 'closed'> | undefined): number | undefined {
  return effort && effort.tried >= ENOUGH_TRIES ? (effort.closed + 1) / (effort.tried + 2) : undefined;
}

/** Effort 1 (low), 2 (some) or 3 (high): at least one in two, at least one in six, or fewer of those who tried succeeded. */
export function effortLevel(chance: number): 1 | 2 | 3 {
  if (chance >= 1 / 2) return 1;
  return chance >= 1 / 6 ? 2 : 3;
}

/**
 * The score of a step: the points it gains in total 1, times the success rate of the class. With too few tries, wider
 * climbs are assumed to succeed less often. All weights of the adviser are here.
 */
export function scoreStep(gain: number, climb: Climb | undefined, effort: Pick<Effort, 'tried' | 'closed'> | undefined): number {
  return Math.max(0, gain) * (chanceOf(effort) ?? guess(climb));
}

const guess = (climb: Climb | undefined) => (climb === undefined ? 0.01 : 0.4 / 2 ** climb.step);
