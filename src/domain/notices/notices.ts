/** What a notice says: somebody passed you, a chosen rival posted, more is asked about a record of yours, your appeal was answered, an event begins. */
export const NOTICE_KINDS = ['beaten', 'rival', 'asked', 'appeal', 'event'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const DAY_MS = 86_400_000;

/** How much is kept, and how long (docs/operations.md). */
export const NOTICE_LIMITS = {
  kept: 100, // a player's newest of each kind
  readMs: 30 * DAY_MS,
  unreadMs: 90 * DAY_MS,
  /** What happens again within this time of the newest is shown as one. */
  mergeMs: DAY_MS,
} as const;
