import type { FieldErrors } from '#domain/shared/form.ts';

/** A refusal: a code, field errors for forms, and the time to wait where a retry helps. */
export type Refused<Code extends string> = {
  readonly ok: false;
  readonly error: Code;
  readonly fields?: FieldErrors;
  readonly waitSeconds?: number;
};

/** The result of a call. */
export type Answer<Value, Refusal extends { readonly ok: false }> = { readonly ok: true; readonly value: Value } | Refusal;
