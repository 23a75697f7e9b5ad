type Window = { readonly startsAt: string; readonly endsAt: string };
type Entry = Window & { readonly entry: { readonly opensAt: string; readonly closesAt: string } | null };

export type WindowState = 'not-begun' | 'open' | 'over';

const SECOND_MS = 1_000;

/** How long after the end a post is still taken, if the upload that it shows was begun before the end. */
export const UPLOAD_GRACE_MS = 10 * 60 * SECOND_MS;

/** The first instant that is no longer in the window: the second in which an event ends is its last. */
export const windowEnd = ({ endsAt }: Pick<Window, 'endsAt'>): Date => new Date(Date.parse(endsAt) + SECOND_MS);

/** When nothing can be posted any more, the grace for uploads included; from then on the result can be frozen. */
export const closingTime = (window: Pick<Window, 'endsAt'>): Date => new Date(windowEnd(window).getTime() + UPLOAD_GRACE_MS);

/** Whether an event takes posts at an instant; the second in which it ends is its last. */
export function windowAt(window: Window, now: Date): WindowState {
  if (now.getTime() < Date.parse(window.startsAt)) return 'not-begun';
  return now < windowEnd(window) ? 'open' : 'over';
}

/** The same for one post: who began to upload the evidence inside the window may finish within the grace. */
export function postWindowAt(window: Window, now: Date, uploadStartedAt: Date | null): WindowState {
  const state = windowAt(window, now);
  const isInGrace = state === 'over' && now < closingTime(window);
  return isInGrace && uploadStartedAt !== null && windowAt(window, uploadStartedAt) === 'open' ? 'open' : state;
}

/** Whether players may join: in the entry period, or, where an event names none, until its window ends. */
export function entryAt({ entry, endsAt }: Entry, now: Date): WindowState {
  if (entry) return windowAt({ startsAt: entry.opensAt, endsAt: entry.closesAt }, now);
  return now < windowEnd({ endsAt }) ? 'open' : 'over';
}
