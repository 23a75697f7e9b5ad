import type { ChangedBy } from '#data/queries/texts/keyword-history.ts';
import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import { type Answer, type Refused, refuse } from '#usecases/refused.ts';

/** Reasons for refusing a keyword request. The comments name the additional properties of the refusal. */
export type KeywordError =
  | 'invalid' // includes `fields`
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'sign-in-again'
  | 'deleted' // The actor may only see a tombstone.
  | 'name-taken' // includes `entry`, the keyword that has or had the name
  | 'stale' // includes `data` if a text was sent
  | 'too-many-tries' // includes `waitSeconds`
  | 'key-in-progress' // includes `waitSeconds`
  | 'key-reused'
  | 'comments-closed';

/** Current version of a keyword that has changed since the base version of an edit. */
export type StandingVersion = KeywordVersion & {
  readonly revisionId: string;
  readonly textRevisionId: string | null;
  readonly changedBy: ChangedBy;
  readonly changedAt: string; // ISO 8601
};

/** Base version and current version in an edit conflict. The client has the third version, which it sent. */
export type KeywordConflict = { readonly base: KeywordVersion; readonly theirs: StandingVersion };

export type KeywordRefusal = Refused<KeywordError> & {
  readonly entry?: { readonly uniqueId: string; readonly name: string };
  readonly data?: KeywordConflict;
};

export type KeywordResult<Value> = Answer<Value, KeywordRefusal>;

/** Returns the refusal of an edit whose base version is outdated. */
export const stale = (data?: KeywordConflict): KeywordRefusal => ({ ...refuse('stale'), ...(data && { data }) });
