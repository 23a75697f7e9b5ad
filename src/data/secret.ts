import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in letters that fit an address: for sessions and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret; a plain hash is enough, because nobody can guess 256 random bits. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Random small letters, for a handle that says nothing. */
export const randomLowercase = (length: number): string =>
  Array.from(randomBytes(length), (byte) => 'abcdefghijklmnopqrstuvwxyz'[byte % 26]).join('');

/** Random bytes, for a code that people can type. */
export const newBytes = (length: number): Uint8Array => randomBytes(length);
