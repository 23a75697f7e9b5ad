import type { changeRecordState } from '#usecases/records/change-record-state.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

type StateRefusal = Exclude<Awaited<ReturnType<typeof changeRecordState>>, { readonly ok: true }>['error'];

/** Why a report, an appeal or a glance is refused; `waitSeconds` where waiting helps. */
export type FairnessError =
  | StateRefusal
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'stale'
  | 'too-many-tries'
  | 'not-countable' // a record that counts nowhere is not reported
  | 'reported-before'
  | 'not-declined'
  | 'appealed-before'
  | 'not-waiting' // somebody answered, or the record moved on
  | 'declined-by-you'
  | 'not-posted' // peers look at what nobody has looked at yet
  | 'looked-before';

export type FairnessRefusal = Refused<FairnessError>;
export type FairnessResult<Value> = Answer<Value, FairnessRefusal>;

export const refuse = (error: FairnessError): FairnessRefusal => ({ ok: false, error });
export const tooMany = ({ waitSeconds }: { waitSeconds: number }): FairnessRefusal => ({ ok: false, error: 'too-many-tries', waitSeconds });
