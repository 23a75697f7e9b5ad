import { z } from 'zod';
import { countCharacters } from '#domain/shared/characters.ts';
import { NEEDED } from '#domain/shared/form.ts';
import { TEXT_LIMIT, TEXT_UNITS } from './limits.ts';

/**
 * A moderator's message to a player or to other moderators. It is limited in length, not empty, and contains no control
 * characters except line feeds and tabs.
 */
export const moderationText = z
  .string(NEEDED)
  .max(TEXT_UNITS, 'too-long')
  .trim()
  .min(1, 'required')
  .refine((text) => countCharacters(text, TEXT_LIMIT) <= TEXT_LIMIT, 'too-long')
  .refine((text) => text.isWellFormed() && !/(?![\n\t])\p{Cc}/u.test(text), 'forbidden-character')
  .transform((text) => text.normalize('NFC'));
