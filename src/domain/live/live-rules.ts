import { DAY_MS } from '#domain/shared/time-units.ts';

/** How long live events are stored for pages that reconnect. */
export const LIVE_RETENTION_MS = DAY_MS;

/** Maximum number of live events sent on reconnect. Pages that missed more reload their list. */
export const LIVE_BACKLOG = 100;

/** Polling interval for pages without an event stream. */
export const LIVE_POLL_MS = 10_000;

/** Minimum interval between two toasts about new records. */
export const LIVE_TOAST_EVERY_MS = 60_000;

/**
 * Returns whether a page that last received the event `after` can be sent all events that it missed. `oldest` and
 * `newest` are the first and last stored events, or 0 when none are stored.
 */
export function canFollow(after: number, { oldest, newest }: { readonly oldest: number; readonly newest: number }): boolean {
  return after <= newest && after >= oldest - 1 && newest - after <= LIVE_BACKLOG;
}

/** Returns how long a toast must wait, given the time of the previous toast, if any. */
export function toastWaitMs(nowMs: number, lastMs: number | undefined): number {
  return lastMs === undefined ? 0 : Math.max(0, lastMs + LIVE_TOAST_EVERY_MS - nowMs);
}
