import { z } from 'zod';
import { countCharacters } from './characters.ts';
import { fieldCodes } from './field-codes.ts';

// Building blocks of forms. Every message is a field's error code (docs/api.md).

/** A strict form with these fields. */
export const form = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') });

/** For a required field. */
export const NEEDED = { error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'wrong-type') };

/** A text in its stored form (LF, NFC, trimmed), limited in user-perceived characters, without invisible ones. */
export const words = (limit: number, invisible: RegExp) =>
  z
    .string(NEEDED)
    .transform((typed) => typed.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim())
    .refine((typed) => typed !== '', { error: 'required', abort: true })
    .refine((typed) => countCharacters(typed, limit) <= limit, { error: 'too-long', abort: true })
    .refine((typed) => !invisible.test(typed), 'forbidden-character');

/** The same field in both languages. */
export const inBoth = (text: z.ZodType<string>) => form({ en: text, ja: text });

/** The first error code of each invalid field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Parses a form; returns its values, or the error code of each invalid field. */
export function readForm<Output>(
  schema: z.ZodType<Output>,
  typed: unknown,
): { ok: true; value: Output } | { ok: false; fields: FieldErrors } {
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, fields: fieldCodes(result.error) };
}
