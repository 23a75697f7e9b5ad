import type { RecordState } from '#domain/records/states.ts';

/** What moderators can do to records. */
export const VERBS = ['verify', 'ask', 'decline', 'correct', 'move', 'withdraw', 'restore', 'undo'] as const;
export type Verb = (typeof VERBS)[number];

/** The verbs that only change the state, with the resulting state; for allowed transitions see `records/states.ts`. */
export const STATE_AFTER = {
  verify: 'verified',
  ask: 'needs-information',
  decline: 'declined',
  withdraw: 'withdrawn',
  restore: 'posted', // from a question too, which is withdrawn
} as const satisfies Partial<Record<Verb, RecordState>>;
export type StateVerb = keyof typeof STATE_AFTER;
export const STATE_VERBS = Object.keys(STATE_AFTER) as StateVerb[];

/** The verb that leads to a state; undefined for states reached only by peers or edits. */
export const verbTo = (state: RecordState): StateVerb | undefined => STATE_VERBS.find((verb) => STATE_AFTER[verb] === state);

/** The number of removals from the rankings by one moderator, and the period, that raise an alarm (T25). */
export const REMOVALS = { verbs: ['decline', 'withdraw'], alarming: 20, withinMs: 5 * 60_000 } as const;
