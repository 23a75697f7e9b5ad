import type { FieldErrors } from '#domain/shared/form.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/** Reasons to refuse an account call. 'invalid' includes `fields`, and 'too-many-tries' includes `waitSeconds`. */
export type AccountError =
  | 'invalid'
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'account-in-use' // Only an unused account can claim an imported name.
  | 'last-sign-in-method' // The account would have no sign-in method left.
  | 'sign-in-again'
  | 'sign-up-closed'
  | 'too-many-tries';

export type Refusal = Refused<AccountError>;
export type AccountResult<Value> = Answer<Value, Refusal>;

export const refuse = (error: AccountError): Refusal => ({ ok: false, error });
export const invalid = (fields: FieldErrors): Refusal => ({ ok: false, error: 'invalid', fields });
export const tooMany = ({ waitSeconds }: { waitSeconds: number }): Refusal => ({ ok: false, error: 'too-many-tries', waitSeconds });
