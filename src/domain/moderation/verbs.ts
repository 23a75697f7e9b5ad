import type { RecordState } from '#domain/records/states.ts';

/** What moderators do to records. */
export const VERBS = ['verify', 'ask', 'decline', 'correct', 'move', 'withdraw', 'restore', 'undo'] as const;
export type Verb = (typeof VERBS)[number];

/** The verbs that change nothing but the state, and to which; `records/states.ts` says from where. */
export const STATE_AFTER = {
  verify: 'verified',
  ask: 'needs-information',
  decline: 'declined',
  withdraw: 'withdrawn',
  restore: 'posted', // from a question, too: it is taken back
} as const satisfies Partial<Record<Verb, RecordState>>;
export type StateVerb = keyof typeof STATE_AFTER;
export const STATE_VERBS = Object.keys(STATE_AFTER) as StateVerb[];

/** With which verb a moderator brings a record to a state; none for those that only peers or edits lead to. */
export const verbTo = (state: RecordState): StateVerb | undefined => STATE_VERBS.find((verb) => STATE_AFTER[verb] === state);

/** How many records one moderator may take from the rankings within how long before it is noted as an alarm (T25). */
export const REMOVALS = { verbs: ['decline', 'withdraw'], alarming: 20, withinMs: 5 * 60_000 } as const;
