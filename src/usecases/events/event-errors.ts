import type { FieldErrors } from '#domain/accounts/forms.ts';

/** Why a call about an event is refused; `fields` with 'invalid'. */
export type EventError =
  | 'invalid'
  | 'login-required'
  | 'not-allowed'
  | 'not-found'
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

export type EventRefusal = {
  readonly ok: false;
  readonly error: EventError;
  readonly fields?: FieldErrors;
  readonly waitSeconds?: number;
};

export type EventResult<Value> = { readonly ok: true; readonly value: Value } | EventRefusal;

export const refuse = (error: EventError): EventRefusal => ({ ok: false, error });
