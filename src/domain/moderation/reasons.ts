import type { Verb } from './verbs.ts';

/**
 * Reason codes for each verb. Their texts are in each language's `moderation.json`. The first reason is the default.
 */
export const REASONS = {
  verify: ['evidence-fits'],
  ask: ['evidence-missing', 'picture-incomplete', 'value-differs', 'wrong-board', 'other'],
  decline: ['evidence-missing', 'picture-incomplete', 'value-differs', 'wrong-board', 'forbidden-trick', 'not-own-run'],
  correct: ['value-differs', 'author-asked', 'other'],
  move: ['wrong-board', 'author-asked'],
  withdraw: ['author-asked'],
  restore: ['question-settled', 'author-right', 'mistake'],
  undo: ['mistake', 'new-facts'],
} as const satisfies Record<Verb, readonly [string, ...string[]]>;
export type Reason = (typeof REASONS)[Verb][number];

/** The system's reason when a question has been open for too long. */
export const UNANSWERED = 'unanswered';

export const isReasonFor = (verb: Verb, reason: string): reason is Reason => (REASONS[verb] as readonly string[]).includes(reason);

/** Returns whether a verb requires a message to the player about what is missing or wrong. */
export const needsText = (verb: Verb): boolean => verb === 'ask' || verb === 'decline';
