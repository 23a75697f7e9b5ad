import type { FieldErrors } from '#domain/shared/form.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/** Reasons to refuse an account call; `fields` comes with 'invalid', `waitSeconds` with 'too-many-tries'. */
export type AccountError =
  | 'invalid'
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'account-in-use' // only an unused account can claim an old name
  | 'last-sign-in-method' // no sign-in method would remain
  | 'sign-in-again'
  | 'sign-up-closed'
  | 'too-many-tries';

export type Refusal = Refused<AccountError>;
export type AccountResult<Value> = Answer<Value, Refusal>;

export const refuse = (error: AccountError): Refusal => ({ ok: false, error });
export const invalid = (fields: FieldErrors): Refusal => ({ ok: false, error: 'invalid', fields });
export const tooMany = ({ waitSeconds }: { waitSeconds: number }): Refusal => ({ ok: false, error: 'too-many-tries', waitSeconds });
