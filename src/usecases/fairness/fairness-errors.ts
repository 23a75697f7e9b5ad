import type { changeRecordState } from '#usecases/records/change-record-state.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

type StateRefusal = Exclude<Awaited<ReturnType<typeof changeRecordState>>, { readonly ok: true }>['error'];

/** Reasons for refusing a report, an appeal or a peer check. 'too-many-tries' includes `waitSeconds`. */
export type FairnessError =
  | StateRefusal
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'stale'
  | 'too-many-tries'
  | 'not-countable' // Only countable records can be reported.
  | 'reported-before'
  | 'not-declined'
  | 'appealed-before'
  | 'not-waiting' // The case was already answered, or the record's state has changed.
  | 'declined-by-you'
  | 'not-posted' // Only records in the state 'posted' can be peer-checked.
  | 'looked-before';

export type FairnessRefusal = Refused<FairnessError>;
export type FairnessResult<Value> = Answer<Value, FairnessRefusal>;
