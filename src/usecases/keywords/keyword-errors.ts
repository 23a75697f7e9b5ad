import type { ChangedBy } from '#data/queries/keyword-history.ts';
import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { FieldErrors } from '#domain/shared/form.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/** Reasons to refuse a keyword call. */
export type KeywordError =
  | 'invalid' // with `fields`
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'deleted' // it exists, but as a tombstone for the actor
  | 'name-taken' // with `entry`, which has or had the name
  | 'stale' // with `data` where a text was sent
  | 'too-many-tries' // with `waitSeconds`
  | 'key-in-progress' // with `waitSeconds`
  | 'key-reused'
  | 'comments-closed';

/** The current version, which differs from the base of an edit. */
export type StandingVersion = KeywordVersion & {
  readonly revisionId: string;
  readonly textRevisionId: string | null;
  readonly changedBy: ChangedBy;
  readonly changedAt: string; // ISO 8601
};

/** Base and current version of a conflict; the client has the third, the version it sent. */
export type KeywordConflict = { readonly base: KeywordVersion; readonly theirs: StandingVersion };

export type KeywordRefusal = Refused<KeywordError> & {
  readonly entry?: { readonly uniqueId: string; readonly name: string };
  readonly data?: KeywordConflict;
};

export type KeywordResult<Value> = Answer<Value, KeywordRefusal>;

export const refuse = (error: KeywordError): KeywordRefusal => ({ ok: false, error });
export const invalid = (fields: FieldErrors): KeywordRefusal => ({ ok: false, error: 'invalid', fields });
export const stale = (data?: KeywordConflict): KeywordRefusal => ({ ok: false, error: 'stale', ...(data && { data }) });
