/** When this browser was last seen on the top page, and when the visit before it ended; milliseconds. */
export type Visit = { readonly seenAt: number; readonly since: number };

const PAUSE_MS = 30 * 60_000; // shorter ones do not end a visit
const FIRST_MS = 7 * 86_400_000; // how far back the first visit looks

/** What is known after the page was opened once more: "away" begins where the visit before ended. */
export function nextVisit(kept: Visit | undefined, now: number): Visit {
  if (!kept || kept.seenAt > now) return { seenAt: now, since: now - FIRST_MS };
  return { seenAt: now, since: now - kept.seenAt > PAUSE_MS ? kept.seenAt : kept.since };
}

/** A visit as it was kept; undefined when it is not one. */
export function parseVisit(text: string | null): Visit | undefined {
  const [seenAt = Number.NaN, since = Number.NaN] = (text ?? '').split(' ').map(Number);
  return Number.isFinite(seenAt) && Number.isFinite(since) && text ? { seenAt, since } : undefined;
}

export const formatVisit = ({ seenAt, since }: Visit): string => `${seenAt} ${since}`;
