/** A value or, when user input makes an operation fail, an error code. Unexpected failures throw instead. */
export type Result<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Code };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
export const err = <Code extends string>(error: Code): { readonly ok: false; readonly error: Code } => ({ ok: false, error });
