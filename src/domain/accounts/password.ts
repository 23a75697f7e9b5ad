import { err, ok, type Result } from '#domain/shared/result.ts';

export type PasswordError = 'password-too-short' | 'password-too-long' | 'password-common';

export const PASSWORD_LENGTH = { min: 10, max: 128 } as const; // Length limits in code points.
// Minimum number of different characters. Passwords such as 'aaaaaaaaaa' and '1212121212' are long but trivial.
const FEWEST_DIFFERENT = 4;

/** Checks the length of a new password. Passwords are never trimmed, folded or truncated. */
export function parseNewPassword(text: string): Result<string, PasswordError> {
  // A code point has at most two code units, so a longer text is rejected before its code points are counted.
  if (text.length > PASSWORD_LENGTH.max * 2) return err('password-too-long');
  const characters = Array.from(text).length;
  if (characters < PASSWORD_LENGTH.min) return err('password-too-short');
  return characters > PASSWORD_LENGTH.max ? err('password-too-long') : ok(text);
}

/**
 * Returns whether a password is easy to guess: a common password (also with digits or signs around it), a word that
 * belongs to the account or the site, or too few different characters. The passwords in `common` are in lower case.
 */
export function isGuessable(password: string, common: ReadonlySet<string>, ownWords: readonly string[]): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (new Set(folded).size < FEWEST_DIFFERENT || common.has(folded) || common.has(core)) return true;
  return [...SITE_WORDS, ...ownWords].some((word) => core === word.toLowerCase());
}

const SITE_WORDS = ['stargrass', 'sproutfold', '星草'];
