const TIME_SCALE = Number(process.env.TIME_SCALE ?? 1);

/**
 * A time limit in ms, scaled for this machine. Limits are written for an idle machine; `TIME_SCALE=4` multiplies them by four, as `.ci/run`
 * does on its shared machine. A test must still fail when the behaviour it proves is missing: the failure case has to take longer still, or
 * happen in another order.
 */
export const within = (ms: number): number => ms * TIME_SCALE;
