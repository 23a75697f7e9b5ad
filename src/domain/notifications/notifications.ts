/** What was done to an account: another role, a ban from the whole site or a part of it, its end. */
export const ACCOUNT_KINDS = ['role', 'banned-site', 'banned-records', 'banned-keywords', 'unbanned'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What moderators did to a record of yours; the question whether it is all right is 'asked'. */
export const DECISION_KINDS = ['verified', 'declined', 'corrected', 'moved', 'withdrawn', 'restored', 'undone'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** What a notice says: somebody passed you, a rival posted, more is asked about a record, an appeal was answered, an event begins, evidence is gone, or a decision. */
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

/** How much is kept, and how long (docs/operations.md). */
export const NOTIFICATION_LIMITS = {
  kept: 100, // a player's newest of each kind
  readMs: 30 * DAY_MS,
  unreadMs: 90 * DAY_MS,
  /** What happens again within this time of the newest is shown as one. */
  mergeMs: DAY_MS,
} as const;
