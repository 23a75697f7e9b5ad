import type { FieldErrors } from '#domain/accounts/forms.ts';

/** Why an account call is refused; `fields` with 'invalid', `waitSeconds` with 'too-many-tries'. */
export type AccountError =
  | 'invalid'
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
  | 'sign-in-again'
  | 'sign-up-closed'
  | 'too-many-tries';

export type Refusal = {
  readonly ok: false;
  readonly error: AccountError;
  readonly fields?: FieldErrors;
  readonly waitSeconds?: number;
};

export type AccountResult<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export const refuse = (error: AccountError): Refusal => ({ ok: false, error });
export const invalid = (fields: FieldErrors): Refusal => ({ ok: false, error: 'invalid', fields });
export const tooMany = ({ waitSeconds }: { waitSeconds: number }): Refusal => ({ ok: false, error: 'too-many-tries', waitSeconds });
