// Crockford's base 32 alphabet, which omits I, L, O and U because they are easily confused with other characters.
const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16; // Sixteen characters are 80 bits, which cannot be guessed within the rate limit.

/** Number of days for which a claim code is valid. */
export const CLAIM_CODE_DAYS = 90;

/** Number of random bytes per claim code. */
export const CLAIM_CODE_BYTES = LENGTH;

/** Formats a claim code for display in four groups of four characters, such as `7K2M-…`. */
export const formatClaimCode = (bytes: Uint8Array): string =>
  Array.from(
    bytes.subarray(0, LENGTH),
    (byte, nth) => `${nth > 0 && nth % 4 === 0 ? '-' : ''}${CODE_CHARACTERS[byte % CODE_CHARACTERS.length]}`,
  ).join('');

/** Parses a typed claim code in any case and width, with or without separators. Reads O as 0, and I or L as 1. */
export function parseClaimCode(typed: string): string | undefined {
  const characters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}ー]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return characters.length === LENGTH && Array.from(characters).every((character) => CODE_CHARACTERS.includes(character))
    ? characters
    : undefined;
}
