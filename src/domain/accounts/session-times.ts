const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Maximum lifetime of a session after signing in, regardless of use. */
export const LONGEST_SESSION_MS = 30 * DAY_MS;
/** Maximum time without use. */
const LONGEST_PAUSE_MS = 14 * DAY_MS;
const RENEWED_EVERY_MS = HOUR_MS; // updating the row on every request would make it the most written row of the site
const RECENT_MS = 10 * 60_000;

/** When a session ends without further use. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(createdAt.getTime() + LONGEST_SESSION_MS, now.getTime() + LONGEST_PAUSE_MS));

/** Whether a session in use is due for a new end. */
export const isRenewalDue = (lastSeenAt: Date, now: Date): boolean => now.getTime() - lastSeenAt.getTime() >= RENEWED_EVERY_MS;

/** Whether the user signed in or retyped the password within the last ten minutes. */
export const isRecentSignIn = (session: {
  readonly createdAt: Date;
  readonly reauthenticatedAt: Date | null;
  readonly now: Date;
}): boolean => session.now.getTime() - (session.reauthenticatedAt ?? session.createdAt).getTime() < RECENT_MS;

/** Validity of a link in a mail. */
export const TOKEN_LIFE_MS = HOUR_MS;
