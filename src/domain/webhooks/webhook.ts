import { DAY_MS } from '#domain/shared/time-units.ts';

export const WEBHOOK_KINDS = ['standard', 'discord'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** The events that an owner can choose. A post is at most one of the first three for a webhook that people read. */
export const WEBHOOK_EVENTS = [
  ...(['player.passed', 'record.first', 'record.posted', 'record.changed'] as const),
  ...(['event.opened', 'event.closed', 'news', 'decision'] as const),
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The type of a delivery. A test is sent on request only. */
export type DeliveryType = WebhookEvent | 'test';

/** How a published record was changed. */
export const RECORD_CHANGES = ['declined', 'withdrawn', 'restored', 'edited'] as const;
export type RecordChange = (typeof RECORD_CHANGES)[number];

/** Narrows events about records. A record must be in each list that is given, and within the top places if `top` is. */
export type WebhookFilter = {
  readonly series?: readonly number[] | undefined;
  readonly rules?: readonly number[] | undefined;
  readonly boards?: readonly string[] | undefined; // routes, such as '/stage/201' or '/stage/201?rule=23'
  readonly top?: number | null | undefined;
};

export type PauseReason = 'gone' | 'failing' | 'by-owner';

/** Limits of webhooks (see docs/operations.md). */
export const WEBHOOK_LIMITS = {
  perPlayer: 3,
  ofSite: 20,
  waiting: 1_000, // per webhook; older deliveries are dropped
  retentionMs: 7 * DAY_MS,
  /** Retention of deliveries that became a message which a later change edits. */
  messageRetentionMs: 90 * DAY_MS,
  /** A post passes at most this many players in one event of the site. */
  passed: 10,
} as const;
