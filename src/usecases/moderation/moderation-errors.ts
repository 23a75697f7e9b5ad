import type { UndoError } from '#domain/moderation/acts.ts';
import type { ChangeStateError } from '#usecases/records/check-state-change.ts';
import type { RecordError } from '#usecases/records/record-errors.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/**
 * Reasons for refusing a moderation request. `fields` accompanies 'invalid', and `records` lists the records that
 * block a bulk action.
 */
export type ModerationError = RecordError | ChangeStateError | UndoError | 'already-applied' | 'preview-over';

export type ModerationRefusal = Refused<ModerationError> & { readonly records?: readonly string[] };
export type ModerationResult<Value> = Answer<Value, ModerationRefusal>;
