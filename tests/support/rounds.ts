/** Whether tests run all variants and their whole volume (FULL=1), as in the nightly run. */
export const isFull = process.env.FULL === '1';

/** Returns the number of rounds for a sampled test: few in the merge gate, all in the nightly run. */
export const rounds = (gate: number, full: number): number => (isFull ? full : gate);
