import type { EditError } from '#domain/records/check-edit.ts';
import type { DraftError, DraftErrorCode, DraftField } from '#domain/records/record-draft.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/**
 * Reasons to refuse a record call; `fields` comes with 'invalid', `waitSeconds` where a retry helps, `recordId` with 'duplicate-record'.
 */
export type RecordError =
  | EditError
  | 'invalid'
  | 'login-required'
  | 'not-found'
  | 'blind' // the board's results are hidden until the end of its event
  | 'stale'
  | 'too-many-tries'
  | 'key-in-progress'
  | 'key-reused'
  | 'posting-closed'
  | 'comments-closed'
  | 'duplicate-record';

export type RecordRefusal = Refused<RecordError> & { readonly recordId?: string };
export type RecordResult<Value> = Answer<Value, RecordRefusal>;

export const refuse = (error: RecordError): RecordRefusal => ({ ok: false, error });
export const tooMany = ({ waitSeconds }: { waitSeconds: number }): RecordRefusal => ({ ok: false, error: 'too-many-tries', waitSeconds });

/** A refusal with field errors. */
export const invalid = (fields: Partial<Record<DraftField, DraftErrorCode>>): RecordRefusal => ({ ok: false, error: 'invalid', fields });

/** A refusal with a draft's errors, the first per field. */
export const invalidDraft = (errors: readonly DraftError[]): RecordRefusal =>
  invalid(Object.fromEntries(errors.toReversed().map(({ field, code }) => [field, code])));
