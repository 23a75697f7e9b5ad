import type { Verb } from './verbs.ts';

/** Why a verb is used: codes, whose sentences are in `moderation.json` of each language; the first stands unless another is chosen. */
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

/** The reason of the site itself, when a question has been open for too long. */
export const UNANSWERED = 'unanswered';

export const isReasonFor = (verb: Verb, reason: string): reason is Reason => (REASONS[verb] as readonly string[]).includes(reason);

/** Whether a verb tells a player nothing without a text, in the player's language: what is missing, or what was wrong. */
export const needsText = (verb: Verb): boolean => verb === 'ask' || verb === 'decline';
