import { rounds } from './rounds.ts';

/** After this time a test is considered hung and is killed. No test asserts a duration; with FULL=1 some run their whole volume. */
export const HUNG_TEST_MS = rounds(60_000, 600_000);

/** How long an assertion may wait for a state; shorter, so that a failure names the assertion. */
export const WAIT_FOR_STATE_MS = 30_000;
