import type { FieldErrors } from '#domain/accounts/forms.ts';

/** Why a call of the administration is refused; `fields` with 'invalid'. */
export type AdminError = 'invalid' | 'login-required' | 'not-allowed' | 'not-found' | 'stale';

export type AdminRefusal = { readonly ok: false; readonly error: AdminError; readonly fields?: FieldErrors; readonly waitSeconds?: never };
export type AdminResult<Value> = { readonly ok: true; readonly value: Value } | AdminRefusal;

export const refuse = (error: AdminError): AdminRefusal => ({ ok: false, error });
export const invalid = (fields: FieldErrors): AdminRefusal => ({ ok: false, error: 'invalid', fields });
