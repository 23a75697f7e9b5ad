import { ZxcvbnFactory } from '@zxcvbn-ts/core';

// Minimum number of different characters. Passwords such as 'aaaaaaaaaa' and '1212121212' are long but trivial.
const FEWEST_DIFFERENT = 4;
const LOWEST_SCORE = 3; // At least 100 million guesses by the estimate of zxcvbn.
// The estimate takes time that grows faster than the length. The rest can only make a password stronger.
const ESTIMATED_LENGTH = 40;
const ESTIMATED_SUBSTITUTIONS = 20;
const SITE_WORDS = ['stargrass', 'sproutfold', '星草'];

/** Neighbouring keys by keyboard and key. */
export type KeyboardGraphs = Record<string, Record<string, (string | null)[]>>;
/** Returns whether a new password is easy to guess. `ownWords` are the account's handle and name. */
export type IsGuessable = (password: string, ownWords: readonly string[]) => boolean;

/**
 * Creates the check for guessable passwords: common ones (also with digits or signs around them), words of the account or
 * the site, few different characters, or fewer than 100 million guesses by zxcvbn. `common` is in lower case, most common
 * first. Runs on the server only, because the estimate is too large for a page.
 */
export function createStrengthCheck(common: readonly string[], graphs: KeyboardGraphs): IsGuessable {
  const commonest = new Set(common);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { passwords: [...common] },
    graphs,
    maxLength: ESTIMATED_LENGTH,
    l33tMaxSubstitutions: ESTIMATED_SUBSTITUTIONS,
  });
  return (password, ownWords) => {
    const folded = password.normalize('NFKC').toLowerCase();
    const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const words = [...SITE_WORDS, ...ownWords].map((word) => word.normalize('NFKC').toLowerCase());
    if (new Set(folded).size < FEWEST_DIFFERENT || commonest.has(folded) || commonest.has(core) || words.includes(core)) return true;
    return zxcvbn.check(folded, words).score < LOWEST_SCORE;
  };
}
