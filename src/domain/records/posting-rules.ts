/** How long the same result on the same board is taken for the same post. */
export const TWIN_WINDOW_MS = 10 * 60 * 1_000;

/** How long a key answers as it did at first; at least a day. */
export const KEY_RETENTION_MS = 24 * 60 * 60 * 1_000;
