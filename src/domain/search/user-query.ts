import { isHiragana, toHiragana } from 'wanakana';
import { z } from 'zod';
import { foldWriting } from './normalise.ts';
import { QUERY_LENGTH } from './query-length.ts';

/** The search text for players; without it, the most active ones are returned. */
export const userQuery = z.object({
  q: z
    .string()
    .max(QUERY_LENGTH, 'too-long')
    .regex(/^\P{C}*$/u, 'wrong-type') // PostgreSQL rejects NUL, and names have no control characters
    .trim()
    .min(1, 'required')
    .optional(),
});

/** The spellings to search for: as typed, and as kana where it can be read as such. */
export function spellingsOf(typed: string): string[] {
  const written = foldWriting(typed);
  const kana = toHiragana(written);
  return isHiragana(kana) && kana !== written ? [written, kana] : [written];
}
