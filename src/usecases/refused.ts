import type { FieldErrors } from '#domain/shared/form.ts';

/** Why a call is refused: a code, the fields that are wrong where it is a form's, how long to wait where waiting helps. */
export type Refused<Code extends string> = {
  readonly ok: false;
  readonly error: Code;
  readonly fields?: FieldErrors;
  readonly waitSeconds?: number;
};

/** What a call answers. */
export type Answer<Value, Refusal extends { readonly ok: false }> = { readonly ok: true; readonly value: Value } | Refusal;
