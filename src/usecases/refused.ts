import type { FieldErrors } from '#domain/shared/form.ts';

/** A refused call: an error code, field errors for forms, and the seconds to wait if a retry can succeed. */
export type Refused<Code extends string, Fields extends FieldErrors = FieldErrors> = {
  readonly ok: false;
  readonly error: Code;
  readonly fields?: Fields;
  readonly waitSeconds?: number;
};

/** Result of a use case: its value, or a refusal. */
export type Answer<Value, Refusal extends { readonly ok: false }> = { readonly ok: true; readonly value: Value } | Refusal;

// The return type of the use case restricts the codes. Each code has its HTTP status in web/server/answer/error-status.ts.

export const refuse = <Code extends string>(error: Code): Refused<Code> => ({ ok: false, error });

/** Refuses a form, with an error code for each invalid field. */
export const invalid = <const Fields extends FieldErrors>(fields: Fields): Refused<'invalid', Fields> => ({
  ok: false,
  error: 'invalid',
  fields,
});

export type TooMany = Refused<'too-many-tries'> & { readonly waitSeconds: number };
export const tooMany = ({ waitSeconds }: { readonly waitSeconds: number }): TooMany => ({ ...refuse('too-many-tries'), waitSeconds });
