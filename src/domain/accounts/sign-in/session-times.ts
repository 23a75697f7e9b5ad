import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';

/** Maximum lifetime of a session after signing in, regardless of use. */
export const LONGEST_SESSION_MS = 30 * DAY_MS;
/** Maximum lifetime of a staff member's session, also of one that began before the role was given. */
export const STAFF_SESSION_MS = 12 * HOUR_MS;
/** Maximum number of sessions per user. A new one ends the oldest. */
export const MOST_SESSIONS = 20;
/** Maximum time between two uses of a session. */
const LONGEST_PAUSE_MS = 14 * DAY_MS;
// Sessions are renewed hourly, because an update on every request would make them the most frequently written rows.
const RENEWED_EVERY_MS = HOUR_MS;
const RECENT_MS = 10 * MINUTE_MS;

/** Returns when a session ends if it is not used after `lastSeenAt`. */
export const sessionEnd = (createdAt: Date, lastSeenAt: Date, isStaff = false): Date =>
  new Date(Math.min(createdAt.getTime() + (isStaff ? STAFF_SESSION_MS : LONGEST_SESSION_MS), lastSeenAt.getTime() + LONGEST_PAUSE_MS));

/** Returns whether a session in use is due for renewal. */
export const isRenewalDue = (lastSeenAt: Date, now: Date): boolean => now.getTime() - lastSeenAt.getTime() >= RENEWED_EVERY_MS;

/** Returns whether the user signed in or re-authenticated within the last ten minutes. */
export const isRecentSignIn = (session: {
  readonly createdAt: Date;
  readonly reauthenticatedAt: Date | null;
  readonly now: Date;
}): boolean => session.now.getTime() - (session.reauthenticatedAt ?? session.createdAt).getTime() < RECENT_MS;

/** How long a link in an e-mail is valid, in milliseconds. */
export const TOKEN_LIFE_MS = HOUR_MS;
