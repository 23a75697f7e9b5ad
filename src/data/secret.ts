import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as URL-safe text, for sessions and one-time links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a secret. A plain hash is sufficient, because 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Returns random lower-case letters for an anonymous handle. */
export const randomLowercase = (length: number): string =>
  Array.from(randomBytes(length), (byte) => 'abcdefghijklmnopqrstuvwxyz'[byte % 26]).join('');

/** Returns random bytes for a code that people type. */
export const newBytes = (length: number): Uint8Array => randomBytes(length);
