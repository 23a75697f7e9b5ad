import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

// One of the parameter sets that OWASP recommends: 19 MiB, two passes, one lane.
export const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
const SALT_LENGTH = 16;
const FORM = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43,86})$/;

const derive = promisify(argon2);
const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
const head = ({ memory, passes, parallelism }: Cost): string => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** Hashes a password with a random salt and returns the hash in PHC string format. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const nonce = randomBytes(SALT_LENGTH);
  const tag = await derive('argon2id', { message: password, nonce, tagLength: TAG_LENGTH, ...cost });
  return `${head(cost)}${base64(nonce)}$${base64(tag)}`;
}

/** Returns whether a password matches a hash. The hash may have a different cost than new hashes. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = FORM.exec(hash) ?? [];
  if (memory === undefined) throw new Error('not an argon2id hash');
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await derive('argon2id', { message: password, nonce: Buffer.from(salt, 'base64'), tagLength: expected.length, ...cost });
  return timingSafeEqual(expected, actual);
}

/** Returns whether a hash was computed with a different cost. */
export const isOutdatedHash = (hash: string, cost: Cost = COST): boolean => !hash.startsWith(head(cost));
