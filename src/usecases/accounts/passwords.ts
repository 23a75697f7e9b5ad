/** Hashes and verifies passwords, with limited concurrency because each operation takes memory and a core. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash; without a hash, takes the same time and returns false. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether the hash was made with outdated settings. */
  isOutdated(hash: string): boolean;
  /** Commonly guessed passwords, in lower case. */
  readonly common: ReadonlySet<string>;
};

/** Thrown when the queue for a hashing slot is full. Its code makes it a 503 (wiring/is-unreachable.ts). */
export class TooBusy extends Error {
  readonly code = 'CROWDED';
}
