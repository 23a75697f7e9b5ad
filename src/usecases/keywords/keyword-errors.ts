import type { ChangedBy } from '#data/queries/texts/keyword-history.ts';
import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { FieldErrors } from '#domain/shared/form.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/** Reasons to refuse a keyword call. The comments name the additional properties of the refusal. */
export type KeywordError =
  | 'invalid' // includes `fields`
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'deleted' // The actor may only see a tombstone.
  | 'name-taken' // includes `entry`, the keyword that has or had the name
  | 'stale' // includes `data` if a text was sent
  | 'too-many-tries' // includes `waitSeconds`
  | 'key-in-progress' // includes `waitSeconds`
  | 'key-reused'
  | 'comments-closed';

/** Current version of a keyword that was changed after the base version of an edit. */
export type StandingVersion = KeywordVersion & {
  readonly revisionId: string;
  readonly textRevisionId: string | null;
  readonly changedBy: ChangedBy;
  readonly changedAt: string; // ISO 8601
};

/** Base version and current version of an edit conflict. The client has the third version, which it sent. */
export type KeywordConflict = { readonly base: KeywordVersion; readonly theirs: StandingVersion };

export type KeywordRefusal = Refused<KeywordError> & {
  readonly entry?: { readonly uniqueId: string; readonly name: string };
  readonly data?: KeywordConflict;
};

export type KeywordResult<Value> = Answer<Value, KeywordRefusal>;

export const refuse = (error: KeywordError): KeywordRefusal => ({ ok: false, error });
export const invalid = (fields: FieldErrors): KeywordRefusal => ({ ok: false, error: 'invalid', fields });
export const stale = (data?: KeywordConflict): KeywordRefusal => ({ ok: false, error: 'stale', ...(data && { data }) });
