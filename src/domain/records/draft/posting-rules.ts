import { DAY_MS } from '#domain/shared/time-units.ts';

/** A player's second post of the same result on the same board within this time is treated as a duplicate. */
export const TWIN_WINDOW_MS = 10 * 60 * 1_000;

/**
 * How long idempotency keys are stored. A repeated key returns the first response. Longer than a post may wait on a device
 * (POST_WAITS_MS), because it is sent again if the first response was lost.
 */
export const KEY_RETENTION_MS = 31 * DAY_MS;

/** How long a post that was made without a connection waits on the device. */
export const POST_WAITS_MS = 30 * DAY_MS;
