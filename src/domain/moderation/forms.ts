import { z } from 'zod';
import { boardShape, draftShape, uploadId } from '#domain/records/draft/record-form.ts';
import { countCharacters } from '#domain/shared/characters.ts';
import { form, NEEDED } from '#domain/shared/form.ts';
import { MOST_IN_A_BULK, TEXT_LIMIT, TEXT_UNITS } from './limits.ts';
import { isReasonFor, needsText } from './reasons.ts';
import { STATE_VERBS, VERBS, type Verb } from './verbs.ts';

/**
 * A moderator's message to a player or to other moderators. It is limited in length, not empty, and contains no control
 * characters except line feeds and tabs.
 */
const moderationText = z
  .string(NEEDED)
  .max(TEXT_UNITS, 'too-long')
  .trim()
  .min(1, 'required')
  .refine((text) => countCharacters(text, TEXT_LIMIT) <= TEXT_LIMIT, 'too-long')
  .refine((text) => text.isWellFormed() && !/(?![\n\t])\p{Cc}/u.test(text), 'forbidden-character')
  .transform((text) => text.normalize('NFC'));

const WRONG = { error: 'wrong-type' };

const whyShape = { reason: z.string(WRONG).max(32, 'wrong-type').optional(), text: moderationText.optional() };
type Why = { readonly verb: Verb; readonly reason?: string | undefined; readonly text?: string | undefined };

function checkWhy({ verb, reason, text }: Why, context: z.RefinementCtx): void {
  if (reason !== undefined && !isReasonFor(verb, reason)) context.addIssue({ code: 'custom', path: ['reason'], message: 'wrong-type' });
  if (text === undefined && needsText(verb)) context.addIssue({ code: 'custom', path: ['text'], message: 'required' });
}

/**
 * The form for one action on one record: reason, message to the player and, for correct and move, the new values.
 * Omitted values do not change.
 */
export const actForm = form({
  verb: z.enum(VERBS, WRONG).exclude(['undo'], WRONG),
  ...whyShape,
  ...boardShape,
  changes: form(draftShape).optional(),
}).superRefine((typed, context) => {
  checkWhy(typed, context);
  const allowed = { correct: ['changes'], move: ['changes', ...Object.keys(boardShape)] }[typed.verb as string] ?? [];
  for (const field of ['changes', ...Object.keys(boardShape)]) {
    if (field in typed && !allowed.includes(field)) context.addIssue({ code: 'custom', path: [field], message: 'unknown-field' });
  }
});
export type ActForm = z.output<typeof actForm>;

export const undoForm = form(whyShape).superRefine((typed, context) => checkWhy({ ...typed, verb: 'undo' }, context));
export type UndoForm = z.output<typeof undoForm>;

const recordId = z.string(WRONG).regex(/^[1-9]\d{0,17}$/, 'wrong-type');

/** The form for one action on many records, whose effect is previewed first. */
export const bulkForm = form({
  verb: z.enum(STATE_VERBS, WRONG),
  ...whyShape,
  recordIds: z.array(recordId, WRONG).min(1, 'required').max(MOST_IN_A_BULK, 'too-long'),
}).superRefine(checkWhy);
export type BulkForm = z.output<typeof bulkForm>;

/** The form for a note about a player, which only moderators can see. */
export const noteForm = form({ handle: z.string(WRONG).max(32, 'wrong-type'), text: moderationText });
export type NoteForm = z.output<typeof noteForm>;

/** The form for an author's answer to a question about a record, with optional evidence. */
export const answerForm = form({ text: moderationText, videoUrl: z.string(WRONG).optional(), uploadId: uploadId.optional() });
export type AnswerForm = z.output<typeof answerForm>;

/** The form that marks a queue item as reviewed. */
export const seenForm = form({ item: z.string(WRONG).regex(/^[a-z-]{1,32}\/[\w/-]{1,90}$/, 'wrong-type') });
