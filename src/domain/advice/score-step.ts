import type { Climb, Effort } from './efforts.ts';

/** Minimum number of tries for which a success rate is computed. */
export const ENOUGH_TRIES = 20;

/**
 * Returns the Laplace-smoothed success rate of a climb, between 0 and 1. Returns undefined when there are too few
 * tries.
 */
export function chanceOf(effort: Pick<Effort, 'tried' | 'closed'> | undefined): number | undefined {
  return effort && effort.tried >= ENOUGH_TRIES ? (effort.closed + 1) / (effort.tried + 2) : undefined;
}

/**
 * Returns the score of a step: the points it wins, multiplied by the success rate of players in the same class. With
 * too few tries, wider climbs are assumed to succeed less often. This file contains all weights of the adviser.
 */
export function scoreStep(gain: number, climb: Climb | undefined, effort: Pick<Effort, 'tried' | 'closed'> | undefined): number {
  return Math.max(0, gain) * likelihoodOf(climb, effort);
}

/** Returns the success rate of a climb, or an assumed one when there are too few tries; greater than 0. */
export const likelihoodOf = (climb: Climb | undefined, effort: Pick<Effort, 'tried' | 'closed'> | undefined): number =>
  chanceOf(effort) ?? guess(climb);

const guess = (climb: Climb | undefined) => (climb === undefined ? 0.01 : 0.4 / 2 ** climb.step);
