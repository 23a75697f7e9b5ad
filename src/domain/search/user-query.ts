import { isHiragana, toHiragana } from 'wanakana';
import { z } from 'zod';
import { foldWriting } from './normalise.ts';
import { QUERY_LENGTH } from './query-length.ts';

/** Query for the player search. Without a search text, the most active players are returned. */
export const userQuery = z.object({
  q: z
    .string()
    .max(QUERY_LENGTH, 'too-long')
    .regex(/^\P{C}*$/u, 'wrong-type') // PostgreSQL rejects NUL, and names contain no control characters
    .trim()
    .min(1, 'required')
    .optional(),
});

/** Returns the spellings to search for: the typed text, and its kana if it can be read as Japanese. */
export function spellingsOf(typed: string): string[] {
  const written = foldWriting(typed);
  const kana = toHiragana(written);
  return isHiragana(kana) && kana !== written ? [written, kana] : [written];
}
