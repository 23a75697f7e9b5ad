const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** However much it is used, a session ends this long after signing in. */
export const LONGEST_SESSION_MS = 30 * DAY_MS;
/** Unused for this long, it ends as well. */
const LONGEST_PAUSE_MS = 14 * DAY_MS;
const RENEWED_EVERY_MS = HOUR_MS; // a row that was written at every look would be the busiest of the site
const RECENT_MS = 10 * 60_000;

/** When a session ends if nobody uses it again. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(createdAt.getTime() + LONGEST_SESSION_MS, now.getTime() + LONGEST_PAUSE_MS));

/** Whether a session that is being used should be given its new end. */
export const isRenewalDue = (lastSeenAt: Date, now: Date): boolean => now.getTime() - lastSeenAt.getTime() >= RENEWED_EVERY_MS;

/** Whether somebody signed in, or typed the password again, within the last ten minutes. */
export const isRecentSignIn = (session: {
  readonly createdAt: Date;
  readonly reauthenticatedAt: Date | null;
  readonly now: Date;
}): boolean => session.now.getTime() - (session.reauthenticatedAt ?? session.createdAt).getTime() < RECENT_MS;

/** How long a link in a mail can be used. */
export const TOKEN_LIFE_MS = HOUR_MS;
