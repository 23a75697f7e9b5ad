import { createHash } from 'node:crypto';

/** The SHA-256 hash in hexadecimal. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
