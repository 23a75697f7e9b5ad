import { DAY_MS, MINUTE_MS } from '#domain/shared/time-units.ts';

/** Time of the last view of the home page in this browser, and the end of the previous visit, both in milliseconds. */
export type Visit = { readonly seenAt: number; readonly since: number };

const PAUSE_MS = 30 * MINUTE_MS; // A shorter pause between page views does not end a visit.
const FIRST_MS = 7 * DAY_MS; // The first visit looks back this far.

/** Returns the visit after another page view, with the end of the previous visit as `since`. */
export function nextVisit(previous: Visit | undefined, now: number): Visit {
  if (!previous || previous.seenAt > now) return { seenAt: now, since: now - FIRST_MS };
  return { seenAt: now, since: now - previous.seenAt > PAUSE_MS ? previous.seenAt : previous.since };
}

/** Parses a stored visit. Returns undefined when the text is invalid. */
export function parseVisit(text: string | null): Visit | undefined {
  const [seenAt = Number.NaN, since = Number.NaN] = (text ?? '').split(' ').map(Number);
  return Number.isFinite(seenAt) && Number.isFinite(since) && text ? { seenAt, since } : undefined;
}

export const formatVisit = ({ seenAt, since }: Visit): string => `${seenAt} ${since}`;
