import { DAY_MS } from '#domain/shared/time-units.ts';

/** What happened, as one of the icons of the list of notifications. Kinds of the same meaning have the same sign. */
export type NotificationSign =
  | 'down'
  | 'rival'
  | 'question'
  | 'answer'
  | 'event'
  | 'lost'
  | 'check'
  | 'cross'
  | 'change'
  | 'undo'
  | 'account'
  | 'ban';

/** What a notification of a kind is about, which decides the data it shows and where its link leads, and its sign. */
type KindTraits = { readonly about: 'record' | 'event' | 'account' | 'duel' | 'webhook'; readonly sign: NotificationSign };

// Account changes: a new role, a ban from the site or part of it, the end of a ban, the removal of the bio and links, or,
// without a confirmed e-mail address, a changed sign-in method or a new API token.
const ACCOUNT_KINDS = {
  role: { about: 'account', sign: 'account' },
  'banned-site': { about: 'account', sign: 'ban' },
  'banned-records': { about: 'account', sign: 'ban' },
  'banned-keywords': { about: 'account', sign: 'ban' },
  unbanned: { about: 'account', sign: 'account' },
  'texts-removed': { about: 'account', sign: 'cross' },
  'sign-in-method-added': { about: 'account', sign: 'account' },
  'sign-in-method-removed': { about: 'account', sign: 'account' },
  'sign-in-method-changed': { about: 'account', sign: 'account' },
  'token-created': { about: 'account', sign: 'account' },
} as const satisfies Record<string, KindTraits>;
export type AccountKind = keyof typeof ACCOUNT_KINDS;

// A moderator's decisions on the player's record. A moderator's question is 'asked'.
const DECISION_KINDS = {
  verified: { about: 'record', sign: 'check' },
  declined: { about: 'record', sign: 'cross' },
  corrected: { about: 'record', sign: 'change' },
  moved: { about: 'record', sign: 'change' },
  withdrawn: { about: 'record', sign: 'cross' },
  restored: { about: 'record', sign: 'check' },
  undone: { about: 'record', sign: 'undo' },
} as const satisfies Record<string, KindTraits>;
export type DecisionKind = keyof typeof DECISION_KINDS;

// The result of a rival week, by its outcome for the player.
const DUEL_KINDS = {
  'duel-won': { about: 'duel', sign: 'rival' },
  'duel-lost': { about: 'duel', sign: 'rival' },
  'duel-level': { about: 'duel', sign: 'rival' },
  'duel-left': { about: 'duel', sign: 'rival' }, // The rival closed their account; the week ended level.
} as const satisfies Record<string, KindTraits>;

// A webhook was paused, because its address no longer exists or failed for a day.
const WEBHOOK_KINDS = {
  'webhook-gone': { about: 'webhook', sign: 'lost' },
  'webhook-failing': { about: 'webhook', sign: 'lost' },
} as const satisfies Record<string, KindTraits>;

/**
 * All notification kinds: the player was passed, a rival posted, a moderator asked about a record, an appeal was
 * answered, an event started, a rival week ended, evidence was lost, a moderator decided about a record, the account
 * changed, or a webhook was paused.
 */
export const NOTIFICATION_KINDS = {
  beaten: { about: 'record', sign: 'down' },
  rival: { about: 'record', sign: 'rival' },
  asked: { about: 'record', sign: 'question' },
  appeal: { about: 'record', sign: 'answer' },
  event: { about: 'event', sign: 'event' },
  ...DUEL_KINDS,
  'evidence-gone': { about: 'record', sign: 'lost' },
  ...DECISION_KINDS,
  ...ACCOUNT_KINDS,
  ...WEBHOOK_KINDS,
} as const satisfies Record<string, KindTraits>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Limits for storing and merging notifications (see docs/operations.md). */
export const NOTIFICATION_LIMITS = {
  maxPerKind: 100, // only the newest of each kind are stored per player
  readMs: 30 * DAY_MS,
  unreadMs: 90 * DAY_MS,
  /** Notifications about one subject that are at most this much older than the newest are shown as one. */
  mergeMs: DAY_MS,
} as const;
