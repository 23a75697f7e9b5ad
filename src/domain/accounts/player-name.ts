import { BLANK, countCharacters } from '#domain/shared/characters.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import { isReserved } from './reserved-words.ts';

/** Reasons for rejecting a name. Look-alikes of other players' names are checked separately in name-skeleton.ts. */
export type PlayerNameError = 'name-required' | 'name-too-long' | 'name-forbidden-character' | 'name-mixed-scripts' | 'name-reserved';

export const NAME_LENGTH = { min: 1, max: 32 } as const; // Length limits in user-perceived characters.

// Matches control, surrogate and private-use characters, line breaks, and invisible format characters (including all
// bidi controls) except the joiner used in emoji. It also matches four marks in a row, which overflow into the lines
// above and below.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|\u034f|(?!\u200d)\p{Cf}|\p{M}{4}/u;

// Sets of scripts that are written together (UTS 39, "highly restrictive"). Any other script must be used alone.
const WRITTEN_TOGETHER = [
  /^[\p{scx=Latn}\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Han}\p{scx=Bopo}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
  /^[\p{scx=Latn}\p{scx=Han}\p{scx=Hang}\p{scx=Zyyy}\p{scx=Zinh}]*$/u,
];
const LATIN_OR_JAPANESE = /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ALONE = ['Cyrl', 'Grek', 'Hang', 'Arab', 'Hebr', 'Thai', 'Deva', 'Armn', 'Geor'].map(
  (script) => new RegExp(`^[\\p{scx=${script}}\\p{scx=Zyyy}\\p{scx=Zinh}]*$`, 'u'),
);

const isOneWriting = (name: string): boolean =>
  WRITTEN_TOGETHER.some((scripts) => scripts.test(name)) || (!LATIN_OR_JAPANESE.test(name) && ALONE.some((script) => script.test(name)));

/** Parses a player's name into its stored form, which is normalised to NFC and trimmed. */
export function parsePlayerName(text: string): Result<string, PlayerNameError> {
  const name = text.normalize('NFC').trim();
  if (FORBIDDEN.test(name)) return err('name-forbidden-character');
  if (name.replaceAll(BLANK, '') === '') return err('name-required');
  if (countCharacters(name, NAME_LENGTH.max) > NAME_LENGTH.max) return err('name-too-long');
  if (!isOneWriting(name)) return err('name-mixed-scripts');
  return isReserved(name) ? err('name-reserved') : ok(name);
}
