import type { Answer, Refused } from '#usecases/refused.ts';

/** Reasons for refusing an administration request. 'invalid' includes `fields`. */
export type AdminError = 'invalid' | 'login-required' | 'not-allowed' | 'not-found' | 'sign-in-again' | 'stale';

export type AdminRefusal = Refused<AdminError>;
export type AdminResult<Value> = Answer<Value, AdminRefusal>;
