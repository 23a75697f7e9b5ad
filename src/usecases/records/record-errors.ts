import type { EditError } from '#domain/records/draft/check-edit.ts';
import type { DraftError, DraftErrorCode, DraftField } from '#domain/records/draft/record-draft.ts';
import { type Answer, invalid, type Refused } from '#usecases/refused.ts';

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

type DraftFields = Readonly<Partial<Record<DraftField, DraftErrorCode>>>;
export type RecordRefusal = Refused<RecordError, DraftFields> & { readonly recordId?: string };
export type RecordResult<Value> = Answer<Value, RecordRefusal>;

/** Returns a refusal with a draft's errors, but only the first error for each field. */
export const invalidDraft = (errors: readonly DraftError[]): RecordRefusal =>
  invalid(Object.fromEntries(errors.toReversed().map(({ field, code }) => [field, code])));
