import { crc32 } from 'node:zlib';
import { newSecret } from './secret.ts';

const TOKEN = /^sgt_([\w-]{43})([\da-z]{7})$/;
const SHOWN_CHARACTERS = 8;

const checksumOf = (random: string): string => crc32(random).toString(36).padStart(7, '0');

/**
 * Returns a new API token: a prefix by which secret scanners recognise it, 256 random bits, and a checksum of them, so
 * that a mistyped token is refused without a query.
 */
export function newApiToken(): string {
  const random = newSecret();
  return `sgt_${random}${checksumOf(random)}`;
}

/** Returns whether a text has the form and the checksum of an API token. */
export function isApiToken(text: string): boolean {
  const [, random = '', checksum] = TOKEN.exec(text) ?? [];
  return checksumOf(random) === checksum;
}

/** Returns how a token begins, which its owner sees in the list of tokens. */
export const startOfToken = (token: string): string => token.slice(0, SHOWN_CHARACTERS);
