import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/shared/time-units.ts';

const FREE_GUESSES = 10;
const LONGEST_DELAY_MS = 15 * MINUTE_MS;
const DOUBLINGS = Math.ceil(Math.log2(LONGEST_DELAY_MS / SECOND_MS));

/**
 * How long the next guess at an account's password has to wait, by the number of guesses so far: nothing after the first
 * ten, then from one second to 15 minutes, doubling. Counted over all addresses; known devices are not counted.
 */
export const GUESS_DELAYS_MS: readonly number[] = [
  ...Array.from({ length: FREE_GUESSES }, () => 0),
  ...Array.from({ length: DOUBLINGS + 1 }, (_, index) => Math.min(SECOND_MS * 2 ** index, LONGEST_DELAY_MS)),
];

/** How long after the last guess one guess is forgotten, so that the delay falls again. */
export const GUESS_EXPIRES_MS = HOUR_MS;
