// Crockford's base 32 alphabet: no letter looks like a digit or sounds like another letter.
const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16; // 80 bits: cannot be guessed within the rate limit

/** Validity of a claim code for an old name. */
export const CLAIM_CODE_DAYS = 90;

/** Number of random bytes per code. */
export const CLAIM_CODE_BYTES = LENGTH;

/** Formats a code for display: `7K2M-…`, four groups of four. */
export const formatClaimCode = (bytes: Uint8Array): string =>
  Array.from(
    bytes.subarray(0, LENGTH),
    (byte, nth) => `${nth > 0 && nth % 4 === 0 ? '-' : ''}${CODE_CHARACTERS[byte % CODE_CHARACTERS.length]}`,
  ).join('');

/** Parses a typed code: any case and width, with or without separators, O for 0 and I or L for 1. */
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
