type Window = { readonly startsAt: string; readonly endsAt: string };
type Entry = Window & { readonly entry: { readonly opensAt: string; readonly closesAt: string } | null };

export type WindowState = 'not-begun' | 'open' | 'over';

const SECOND_MS = 1_000;

/** After the end, a post is accepted for this long if its upload was started before the end. */
export const UPLOAD_GRACE_MS = 10 * 60 * SECOND_MS;

/** The first instant after the window: the second of `endsAt` is included. */
export const windowEnd = ({ endsAt }: Pick<Window, 'endsAt'>): Date => new Date(Date.parse(endsAt) + SECOND_MS);

/** The end of posting including the upload grace period; from then on the result can be frozen. */
export const closingTime = (window: Pick<Window, 'endsAt'>): Date => new Date(windowEnd(window).getTime() + UPLOAD_GRACE_MS);

/** Whether an event accepts posts at an instant; the second of `endsAt` is included. */
export function windowAt(window: Window, now: Date): WindowState {
  if (now.getTime() < Date.parse(window.startsAt)) return 'not-begun';
  return now < windowEnd(window) ? 'open' : 'over';
}

/** The same for a post: with an upload started inside the window, it is accepted within the grace period. */
export function postWindowAt(window: Window, now: Date, uploadStartedAt: Date | null): WindowState {
  const state = windowAt(window, now);
  const isInGrace = state === 'over' && now < closingTime(window);
  return isInGrace && uploadStartedAt !== null && windowAt(window, uploadStartedAt) === 'open' ? 'open' : state;
}

/** Whether players may join: in the entry period or, without one, until the window ends. */
export function entryAt({ entry, endsAt }: Entry, now: Date): WindowState {
  if (entry) return windowAt({ startsAt: entry.opensAt, endsAt: entry.closesAt }, now);
  return now < windowEnd({ endsAt }) ? 'open' : 'over';
}
