import type { RecordState } from '#domain/records/states.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';

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

/** An alarm is raised when one moderator removes this many records from the rankings within this time (T25e). */
export const REMOVALS = { verbs: ['decline', 'withdraw'], alarming: 20, withinMs: 5 * MINUTE_MS } as const;
