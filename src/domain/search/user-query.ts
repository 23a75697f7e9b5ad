import { isHiragana, toHiragana } from 'wanakana';
import { z } from 'zod';
import { foldWriting } from './normalise.ts';
import { QUERY_LENGTH } from './query-length.ts';

/** What to look for among players; without it, the most active are meant. */
export const userQuery = z.object({
  q: z
    .string()
    .max(QUERY_LENGTH, 'too-long')
    .regex(/^\P{C}*$/u, 'wrong-type') // PostgreSQL takes no NUL, and no name has a control character
    .trim()
    .min(1, 'required')
    .optional(),
});

/** The ways to write what was typed: as it is, and as kana where it can be read as such. */
export function spellingsOf(typed: string): string[] {
  const written = foldWriting(typed);
  const kana = toHiragana(written);
  return isHiragana(kana) && kana !== written ? [written, kana] : [written];
}
