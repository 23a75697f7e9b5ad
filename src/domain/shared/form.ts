import { z } from 'zod';
import { countCharacters } from './characters.ts';
import { fieldCodes } from './field-codes.ts';

// What forms are made of. Every message is the code of a field (docs/api.md).

/** A form with these fields and no others. */
export const form = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') });

/** For a field that must be there. */
export const NEEDED = { error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'required' : 'wrong-type') };

/** A text in the form that is kept (LF, NFC, trimmed): of so many user-perceived characters, none of them invisible. */
export const words = (limit: number, invisible: RegExp) =>
  z
    .string(NEEDED)
    .transform((typed) => typed.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim())
    .refine((typed) => typed !== '', { error: 'required', abort: true })
    .refine((typed) => countCharacters(typed, limit) <= limit, { error: 'too-long', abort: true })
    .refine((typed) => !invisible.test(typed), 'forbidden-character');

/** The same field in both languages. */
export const inBoth = (text: z.ZodType<string>) => form({ en: text, ja: text });

/** The code of each field that is wrong; of several the first. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Reads a form: what it says, or the code of each field that is wrong. */
export function readForm<Output>(
  schema: z.ZodType<Output>,
  typed: unknown,
): { ok: true; value: Output } | { ok: false; fields: FieldErrors } {
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, fields: fieldCodes(result.error) };
}
