/** The same result on the same board within this time is treated as the same post. */
export const TWIN_WINDOW_MS = 10 * 60 * 1_000;

/** How long an idempotency key returns its first response; at least a day. */
export const KEY_RETENTION_MS = 24 * 60 * 60 * 1_000;
