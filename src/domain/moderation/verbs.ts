import type { RecordState } from '#domain/records/states.ts';

/** Actions that moderators can perform on records. */
export const VERBS = ['verify', 'ask', 'decline', 'correct', 'move', 'withdraw', 'restore', 'undo'] as const;
export type Verb = (typeof VERBS)[number];

/**
 * Verbs that change only the state of a record, with the resulting state. The allowed transitions are defined in
 * `records/states.ts`.
 */
export const STATE_AFTER = {
  verify: 'verified',
  ask: 'needs-information',
  decline: 'declined',
  withdraw: 'withdrawn',
  restore: 'posted', // Restoring a record with an open question also withdraws the question.
} as const satisfies Partial<Record<Verb, RecordState>>;
export type StateVerb = keyof typeof STATE_AFTER;
export const STATE_VERBS = Object.keys(STATE_AFTER) as StateVerb[];

/** Returns the verb that leads to a state. Returns undefined for states that only peers or edits can reach. */
export const verbTo = (state: RecordState): StateVerb | undefined => STATE_VERBS.find((verb) => STATE_AFTER[verb] === state);

/** The number of removals from the rankings by one moderator within a period that triggers an alarm (T25). */
export const REMOVALS = { verbs: ['decline', 'withdraw'], alarming: 20, withinMs: 5 * 60_000 } as const;
