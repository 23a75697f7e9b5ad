import * as fastCheck from 'fast-check';

const MOST_EXAMPLES = 50;

/**
 * Replaces fast-check: each property is tested with at most 50 examples and a failure is not made smaller, because every
 * mutant repeats it.
 */
const assert = <Ts>(property: fastCheck.IProperty<Ts>, options?: fastCheck.Parameters<Ts>): void =>
  fastCheck.assert(property, { ...options, numRuns: Math.min(options?.numRuns ?? 100, MOST_EXAMPLES), endOnFailure: true });

export default { ...fastCheck, assert };
