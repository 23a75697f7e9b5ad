import { DAY_MS } from '#domain/shared/time-units.ts';

/** Notification kinds about account changes: a new role, a ban from the site or part of it, or the end of a ban. */
export const ACCOUNT_KINDS = ['role', 'banned-site', 'banned-records', 'banned-keywords', 'unbanned'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Notification kinds about a moderator's decision on the player's record. A moderator's question is 'asked'. */
export const DECISION_KINDS = ['verified', 'declined', 'corrected', 'moved', 'withdrawn', 'restored', 'undone'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/**
 * All notification kinds: the player was passed, a rival posted, a moderator asked about a record, an appeal was
 * answered, an event started, evidence was lost, a moderator decided about a record, or the account changed.
 */
export const NOTIFICATION_KINDS = [
  'beaten',
  'rival',
  'asked',
  'appeal',
  'event',
  'evidence-gone',
  ...DECISION_KINDS,
  ...ACCOUNT_KINDS,
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Limits for storing and merging notifications (see docs/operations.md). */
export const NOTIFICATION_LIMITS = {
  maxPerKind: 100, // only the newest of each kind are stored per player
  readMs: 30 * DAY_MS,
  unreadMs: 90 * DAY_MS,
  /** Notifications about one subject that are at most this much older than the newest are shown as one. */
  mergeMs: DAY_MS,
} as const;
