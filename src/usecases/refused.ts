import type { FieldErrors } from '#domain/shared/form.ts';

/** A refused call: an error code, field errors for forms, and the seconds to wait if a retry can succeed. */
export type Refused<Code extends string> = {
  readonly ok: false;
  readonly error: Code;
  readonly fields?: FieldErrors;
  readonly waitSeconds?: number;
};

/** Result of a use case: its value, or a refusal. */
export type Answer<Value, Refusal extends { readonly ok: false }> = { readonly ok: true; readonly value: Value } | Refusal;
