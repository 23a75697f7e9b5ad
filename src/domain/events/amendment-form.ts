import { z } from 'zod';
import { countCharacters, INVISIBLE_IN_NAME } from '#domain/shared/characters.ts';

const REASON_LIMIT = 256; // user-perceived characters

// Every message is the code of a field (docs/api.md).
const form = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') });
const text = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong-type') })
  .transform((typed) => typed.normalize('NFC').trim())
  .refine((typed) => typed !== '', { error: 'required', abort: true })
  .refine((typed) => countCharacters(typed, REASON_LIMIT) <= REASON_LIMIT, { error: 'too-long', abort: true })
  .refine((typed) => !INVISIBLE_IN_NAME.test(typed), 'forbidden-character');

/** Why a result is amended, in both languages. */
export const amendmentForm = form({ reason: form({ en: text, ja: text }) });
export type AmendmentForm = z.output<typeof amendmentForm>;
