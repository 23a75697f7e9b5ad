import type { FieldErrors } from '#domain/shared/form.ts';
import type { Answer, Refused } from '#usecases/refused.ts';

/** Reasons to refuse an administration call. 'invalid' includes `fields`. */
export type AdminError = 'invalid' | 'login-required' | 'not-allowed' | 'not-found' | 'stale';

export type AdminRefusal = Refused<AdminError>;
export type AdminResult<Value> = Answer<Value, AdminRefusal>;

export const refuse = (error: AdminError): AdminRefusal => ({ ok: false, error });
export const invalid = (fields: FieldErrors): AdminRefusal => ({ ok: false, error: 'invalid', fields });
