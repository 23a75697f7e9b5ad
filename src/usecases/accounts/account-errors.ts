import type { FieldErrors } from '#domain/shared/form.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/** Why an account call is refused; `fields` with 'invalid', `waitSeconds` with 'too-many-tries'. */
export type AccountError =
  | 'invalid'
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'account-in-use' // only an unused account can claim an old name
  | 'last-sign-in-method' // without it nobody could sign in any more
  | 'sign-in-again'
  | 'sign-up-closed'
  | 'too-many-tries';

export type Refusal = Refused<AccountError>;
export type AccountResult<Value> = Answer<Value, Refusal>;

export const refuse = (error: AccountError): Refusal => ({ ok: false, error });
export const invalid = (fields: FieldErrors): Refusal => ({ ok: false, error: 'invalid', fields });
export const tooMany = ({ waitSeconds }: { waitSeconds: number }): Refusal => ({ ok: false, error: 'too-many-tries', waitSeconds });
