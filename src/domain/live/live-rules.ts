/** How long events are kept for pages that come back. */
export const LIVE_RETENTION_MS = 24 * 60 * 60 * 1_000;

/** How many events a page that comes back is sent; one that missed more reads its list anew. */
export const LIVE_BACKLOG = 100;

/** How often pages without a stream ask. */
export const LIVE_POLL_MS = 10_000;

/** A reader is told of new records at most this often. */
export const LIVE_TOAST_EVERY_MS = 60_000;

/** Whether a page that has seen `after` can be told all that it missed; the bounds are the first and the last event kept, 0 without any. */
export function canFollow(after: number, { oldest, newest }: { readonly oldest: number; readonly newest: number }): boolean {
  return after <= newest && after >= oldest - 1 && newest - after <= LIVE_BACKLOG;
}

/** How long a toast has to wait, given when the last one came, if any did. */
export function toastWaitMs(nowMs: number, lastMs: number | undefined): number {
  return lastMs === undefined ? 0 : Math.max(0, lastMs + LIVE_TOAST_EVERY_MS - nowMs);
}
