import { z } from 'zod';
import { INVISIBLE_IN_NAME } from '#domain/shared/characters.ts';
import { form, NEEDED, words } from '#domain/shared/form.ts';
import { TOKEN_DAYS, TOKEN_NAME_LENGTH, TOKEN_SCOPES } from './token-rules.ts';

const LONGEST_TYPED = 640; // UTF-16 code units, checked after the number of characters

/** Form for a new token. Without `days`, the token does not expire. */
export const tokenForm = form({
  name: words(TOKEN_NAME_LENGTH.max, INVISIBLE_IN_NAME).refine((name) => name.length <= LONGEST_TYPED, 'too-long'),
  scopes: z
    .array(z.enum(TOKEN_SCOPES, { error: 'wrong-type' }), NEEDED)
    .max(TOKEN_SCOPES.length, 'too-long')
    .transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope)))
    .refine((scopes) => scopes.length > 0, 'required'),
  days: z.int({ error: 'wrong-type' }).min(TOKEN_DAYS.min, 'out-of-range').max(TOKEN_DAYS.max, 'out-of-range').nullable().default(null),
});

export type TokenForm = z.output<typeof tokenForm>;
