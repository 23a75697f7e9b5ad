const TIME_SCALE = Number(process.env.TIME_SCALE ?? 1);

/**
 * A limit of time, in ms, on this machine. Limits are written for a quiet one; `TIME_SCALE=4` gives four times as long, as `.ci/run` does,
 * whose machine others share. Even so a test must fail without what it proves: what comes then has to take longer still, or come in another order.
 */
export const within = (ms: number): number => ms * TIME_SCALE;
