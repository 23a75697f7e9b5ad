import type { FieldErrors } from '#domain/accounts/forms.ts';
import type { UndoError } from '#domain/moderation/acts.ts';
import type { RecordError } from '#usecases/records/record-errors.ts';
import type { ChangeStateError } from '#usecases/records/weigh-state-change.ts';

/** Why a call about moderation is refused; `fields` with 'invalid', `records` where some of several stand in the way. */
export type ModerationError = RecordError | ChangeStateError | UndoError | 'already-applied' | 'preview-over';

export type ModerationRefusal = {
  readonly ok: false;
  readonly error: ModerationError;
  readonly fields?: FieldErrors;
  readonly waitSeconds?: number;
  readonly records?: readonly string[];
};

export type ModerationResult<Value> = { readonly ok: true; readonly value: Value } | ModerationRefusal;

export const refuse = (error: ModerationError, records?: readonly string[]): ModerationRefusal =>
  records ? { ok: false, error, records } : { ok: false, error };
