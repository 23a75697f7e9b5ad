// Crockford's alphabet: no letter looks like a digit, and none can be heard as another.
const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16; // 80 bits: far beyond guessing at the pace that is allowed

/** How long a code for an old name can be used. */
export const CLAIM_CODE_DAYS = 90;

/** How many random bytes a code is made of. */
export const CLAIM_CODE_BYTES = LENGTH;

/** A code as it is handed out: `7K2M-…`, four groups of four. */
export const formatClaimCode = (bytes: Uint8Array): string =>
  Array.from(
    bytes.subarray(0, LENGTH),
    (byte, nth) => `${nth > 0 && nth % 4 === 0 ? '-' : ''}${CODE_CHARACTERS[byte % CODE_CHARACTERS.length]}`,
  ).join('');

/** Reads a code as people type it: in any case and width, with or without signs between, O for 0 and I or L for 1. */
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
