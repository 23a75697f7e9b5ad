import { countCharacters } from '#domain/shared/characters.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import { nameSkeleton } from './name-skeleton.ts';

/** Why a name cannot be taken. */
export type PlayerNameError = 'name-required' | 'name-too-long' | 'name-forbidden-character' | 'name-look-alike';

const MAX_CHARACTERS = 32;

// Control, surrogate and private-use characters, line breaks, and invisible format characters (all bidi controls are among them)
// except the joiner that emoji are built with; five marks in a row are no writing, they spill over the lines above and below.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}|\p{M}{5}/u;

/** Reads a player's name into the form that is kept (NFC, trimmed); `isTaken` says whether somebody else's name has that skeleton. */
export function parsePlayerName(text: string, isTaken: (skeleton: string) => boolean): Result<string, PlayerNameError> {
  const name = text.normalize('NFC').trim();
  if (FORBIDDEN.test(name)) return err('name-forbidden-character');
  const skeleton = nameSkeleton(name);
  if (skeleton === '') return err('name-required'); // nothing but spaces and invisible characters
  if (countCharacters(name, MAX_CHARACTERS) > MAX_CHARACTERS) return err('name-too-long');
  return isTaken(skeleton) ? err('name-look-alike') : ok(name);
}
