import type { EditError } from '#domain/records/draft/check-edit.ts';
import type { DraftError, DraftErrorCode, DraftField } from '#domain/records/draft/record-draft.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/**
 * Reasons for refusing a request about a record. `fields` accompanies 'invalid', `waitSeconds` any error where a retry
 * helps, and `recordId` 'duplicate-record'.
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

/** Returns a refusal with errors per field. */
export const invalid = (fields: Partial<Record<DraftField, DraftErrorCode>>): RecordRefusal => ({ ok: false, error: 'invalid', fields });

/** Returns a refusal with a draft's errors, of which only the first per field is included. */
export const invalidDraft = (errors: readonly DraftError[]): RecordRefusal =>
  invalid(Object.fromEntries(errors.toReversed().map(({ field, code }) => [field, code])));
