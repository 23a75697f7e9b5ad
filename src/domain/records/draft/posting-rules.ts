import { DAY_MS } from '#domain/shared/time-units.ts';

/** A player's second post of the same result on the same board within this time is treated as a duplicate. */
export const TWIN_WINDOW_MS = 10 * 60 * 1_000;

/** How long idempotency keys are stored. A repeated key returns the first response for at least a day. */
export const KEY_RETENTION_MS = DAY_MS;
