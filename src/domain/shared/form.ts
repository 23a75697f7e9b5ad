import { z } from 'zod';
import { countCharacters } from './characters.ts';
import { fieldCodes } from './field-codes.ts';
import { inEveryLanguage } from './language.ts';

// Building blocks for forms. Error messages are the field error codes in docs/api.md.

/** Creates the schema for a form that rejects unknown fields. */
export const form = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') });

/** Error option for a required field. */
export const NEEDED = { error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'wrong-type') };

/**
 * Creates the schema for a required text, which is trimmed and normalised to NFC and LF. `limit` is in user-perceived
 * characters, and `invisible` matches the characters to reject.
 */
export const words = (limit: number, invisible: RegExp) =>
  z
    .string(NEEDED)
    .transform((typed) => typed.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim())
    .refine((typed) => typed !== '', { error: 'required', abort: true })
    .refine((typed) => countCharacters(typed, limit) <= limit, { error: 'too-long', abort: true })
    .refine((typed) => !invisible.test(typed), 'forbidden-character');

/** Creates the schema for a text that is required in every language. */
export const inAllLanguages = (text: z.ZodType<string>) => form(inEveryLanguage(() => text));

/** The first error code of each invalid field, by field path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Parses a form and returns its values, or the error code of each invalid field. */
export function readForm<Output>(
  schema: z.ZodType<Output>,
  typed: unknown,
): { ok: true; value: Output } | { ok: false; fields: FieldErrors } {
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, fields: fieldCodes(result.error) };
}
