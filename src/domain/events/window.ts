import { SECOND_MS } from '#domain/shared/time-units.ts';

type Window = { readonly startsAt: string; readonly endsAt: string };
type Entry = Window & { readonly entry: { readonly opensAt: string; readonly closesAt: string } | null };

export type WindowState = 'not-begun' | 'open' | 'over';

/** For this long after the end of an event, a post is accepted if its upload was started before the end. */
export const UPLOAD_GRACE_MS = 10 * 60 * SECOND_MS;

/** Returns the first instant after the window. The whole second of `endsAt` is part of the window. */
export const windowEnd = ({ endsAt }: Pick<Window, 'endsAt'>): Date => new Date(Date.parse(endsAt) + SECOND_MS);

/** Returns the end of posting, including the grace period for uploads. After that, the result can be frozen. */
export const closingTime = (window: Pick<Window, 'endsAt'>): Date => new Date(windowEnd(window).getTime() + UPLOAD_GRACE_MS);

/** Returns the state of a window at an instant. The whole second of `endsAt` is part of the window. */
export function windowAt(window: Window, now: Date): WindowState {
  if (now.getTime() < Date.parse(window.startsAt)) return 'not-begun';
  return now < windowEnd(window) ? 'open' : 'over';
}

/**
 * Returns the state of a window for a post. A post whose upload was started inside the window is also accepted within
 * the grace period.
 */
export function postWindowAt(window: Window, now: Date, uploadStartedAt: Date | null): WindowState {
  const state = windowAt(window, now);
  const isInGrace = state === 'over' && now < closingTime(window);
  return isInGrace && uploadStartedAt !== null && windowAt(window, uploadStartedAt) === 'open' ? 'open' : state;
}

/** Returns whether players may join an event: during the entry period or, without one, until the window ends. */
export function entryAt({ entry, endsAt }: Entry, now: Date): WindowState {
  if (entry) return windowAt({ startsAt: entry.opensAt, endsAt: entry.closesAt }, now);
  return now < windowEnd({ endsAt }) ? 'open' : 'over';
}
