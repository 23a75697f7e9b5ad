import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe: for sessions and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret. A plain hash is enough, because 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Random lowercase letters, for an anonymous handle. */
export const randomLowercase = (length: number): string =>
  Array.from(randomBytes(length), (byte) => 'abcdefghijklmnopqrstuvwxyz'[byte % 26]).join('');

/** Random bytes, for a code that people type. */
export const newBytes = (length: number): Uint8Array => randomBytes(length);
