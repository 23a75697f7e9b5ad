/** How long events are retained for reconnecting pages. */
export const LIVE_RETENTION_MS = 24 * 60 * 60 * 1_000;

/** The maximum number of events sent on reconnect; pages that missed more reload their list. */
export const LIVE_BACKLOG = 100;

/** The polling interval of pages without a stream. */
export const LIVE_POLL_MS = 10_000;

/** Minimum interval between toasts about new records. */
export const LIVE_TOAST_EVERY_MS = 60_000;

/**
 * Whether a page that has received `after` can be sent everything it missed; the bounds are the first and last retained
 * event, 0 without any.
 */
export function canFollow(after: number, { oldest, newest }: { readonly oldest: number; readonly newest: number }): boolean {
  return after <= newest && after >= oldest - 1 && newest - after <= LIVE_BACKLOG;
}

/** How long a toast must wait, given the time of the last one, if any. */
export function toastWaitMs(nowMs: number, lastMs: number | undefined): number {
  return lastMs === undefined ? 0 : Math.max(0, lastMs + LIVE_TOAST_EVERY_MS - nowMs);
}
