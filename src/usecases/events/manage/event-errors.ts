import type { Answer, Refused } from '#usecases/refused.ts';

/** Reasons for refusing an event request. 'invalid' includes `fields`. */
export type EventError =
  | 'invalid'
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'sign-in-again'
  | 'stale'
  | 'code-taken'
  | 'entry-not-begun'
  | 'entry-over'
  | 'not-a-draft'
  | 'not-open'
  | 'event-running'
  | 'not-closed'
  | 'nothing-to-amend'
  | 'too-many-tries';

export type EventRefusal = Refused<EventError>;
export type EventResult<Value> = Answer<Value, EventRefusal>;
