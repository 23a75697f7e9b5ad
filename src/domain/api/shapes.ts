import { z } from 'zod';
import type { LANGUAGES } from '#domain/shared/language.ts';

// Shapes that several answers of the public API share. A description becomes part of the API's document.

/** A text by language. Only English is always there. */
export const localisedShape = z
  .object({ en: z.string(), ja: z.string().optional() } satisfies Record<(typeof LANGUAGES)[number], z.ZodType>)
  .meta({ id: 'Text', description: 'A text by language. Without Japanese, use the English one.' });

/** An instant: a date in the code, a string in the answer. */
export const instantShape = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.iso.datetime())
  .meta({ id: 'Instant', description: 'An instant in UTC.' });

/** A numeric id in an address, in its canonical form only. */
export const idParameter = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/)
  .transform(Number);
