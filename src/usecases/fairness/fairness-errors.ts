import type { changeRecordState } from '#usecases/records/change-record-state.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

type StateRefusal = Exclude<Awaited<ReturnType<typeof changeRecordState>>, { readonly ok: true }>['error'];

/** Reasons to refuse a report, an appeal or a peer check; `waitSeconds` comes with 'too-many-tries'. */
export type FairnessError =
  | StateRefusal
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'stale'
  | 'too-many-tries'
  | 'not-countable' // records that do not count cannot be reported
  | 'reported-before'
  | 'not-declined'
  | 'appealed-before'
  | 'not-waiting' // answered already, or the record's state changed
  | 'declined-by-you'
  | 'not-posted' // peers only check records that are still 'posted'
  | 'looked-before';

export type FairnessRefusal = Refused<FairnessError>;
export type FairnessResult<Value> = Answer<Value, FairnessRefusal>;

export const refuse = (error: FairnessError): FairnessRefusal => ({ ok: false, error });
export const tooMany = ({ waitSeconds }: { waitSeconds: number }): FairnessRefusal => ({ ok: false, error: 'too-many-tries', waitSeconds });
