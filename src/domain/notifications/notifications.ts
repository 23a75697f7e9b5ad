/** Changes to an account: a new role, a ban from the whole site or a part of it, the end of a ban. */
export const ACCOUNT_KINDS = ['role', 'banned-site', 'banned-records', 'banned-keywords', 'unbanned'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Moderator decisions on the player's record; a question about it is 'asked'. */
export const DECISION_KINDS = ['verified', 'declined', 'corrected', 'moved', 'withdrawn', 'restored', 'undone'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/**
 * Notification kinds: passed by a player, post by a rival, question about a record, answered appeal, event start, lost
 * evidence, or a decision.
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

const DAY_MS = 86_400_000;

/** Retention limits (docs/operations.md). */
export const NOTIFICATION_LIMITS = {
  maxPerKind: 100, // the newest per player and kind
  readMs: 30 * DAY_MS,
  unreadMs: 90 * DAY_MS,
  /** Notifications within this time of the newest are shown as one. */
  mergeMs: DAY_MS,
} as const;
