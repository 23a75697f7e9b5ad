import type { ChangedBy } from '#data/queries/keyword-history.ts';
import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { FieldErrors } from '#domain/shared/form.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/** Why a call about keywords is refused. */
export type KeywordError =
  | 'invalid' // with `fields`
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'deleted' // it was there, and is a tombstone to who asks
  | 'name-taken' // with `entry`, which has or had the name
  | 'stale' // with `data` where a text was sent
  | 'too-many-tries' // with `waitSeconds`
  | 'key-in-progress' // with `waitSeconds`
  | 'key-reused'
  | 'comments-closed';

/** What stands instead of what an edit was made from. */
export type StandingVersion = KeywordVersion & {
  readonly revisionId: string;
  readonly textRevisionId: string | null;
  readonly changedBy: ChangedBy;
  readonly changedAt: string; // ISO 8601
};

/** Both sides of a conflict; the third, what was sent, is with who sent it. */
export type KeywordConflict = { readonly base: KeywordVersion; readonly theirs: StandingVersion };

export type KeywordRefusal = Refused<KeywordError> & {
  readonly entry?: { readonly uniqueId: string; readonly name: string };
  readonly data?: KeywordConflict;
};

export type KeywordResult<Value> = Answer<Value, KeywordRefusal>;

export const refuse = (error: KeywordError): KeywordRefusal => ({ ok: false, error });
export const invalid = (fields: FieldErrors): KeywordRefusal => ({ ok: false, error: 'invalid', fields });
export const stale = (data?: KeywordConflict): KeywordRefusal => ({ ok: false, error: 'stale', ...(data && { data }) });
