import { rounds } from './rounds.ts';

/**
 * A test that runs longer than this is considered hung and is killed. No test in the merge gate asserts a duration, and
 * with FULL=1 some tests run their whole volume.
 */
export const HUNG_TEST_MS = rounds(60_000, 600_000);

/**
 * Maximum time that an assertion waits for a state. It is shorter than the limit of a test, so that a failure names the
 * assertion.
 */
export const WAIT_FOR_STATE_MS = 30_000;
