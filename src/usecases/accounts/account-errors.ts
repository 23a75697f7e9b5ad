import type { Answer, Refused } from '#usecases/refused.ts';

/** Reasons to refuse an account request. 'invalid' includes `fields`, and 'too-many-tries' includes `waitSeconds`. */
export type AccountError =
  | 'invalid'
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'account-in-use' // Only an unused account can claim an imported name.
  | 'last-sign-in-method' // The account would have no sign-in method left.
  | 'second-factor-required' // Staff need one: the role is suspended, or the last one would be removed.
  | 'sign-in-again'
  | 'sign-up-closed'
  | 'authenticator-app-exists' // It has to be removed before another one is added.
  | 'too-many-passkeys'
  | 'too-many-tokens'
  | 'too-many-tries';

export type Refusal = Refused<AccountError>;
export type AccountResult<Value> = Answer<Value, Refusal>;
