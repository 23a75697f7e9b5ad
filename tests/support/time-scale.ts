const TIME_SCALE = Number(process.env.TIME_SCALE ?? 1);

/**
 * Returns a time limit in ms, scaled for this machine. Limits are written for an idle machine, and `TIME_SCALE=4`
 * multiplies them by four, as `.ci/full` does. A test must still fail when the behaviour it proves is missing, so the
 * failure case must take even longer or happen in another order.
 */
export const within = (ms: number): number => ms * TIME_SCALE;
