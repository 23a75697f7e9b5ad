import type { IsGuessable } from '#domain/accounts/sign-in/password-strength.ts';

/** Hashes and verifies passwords. Concurrency is limited because each operation occupies a CPU core and memory. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Returns whether the password matches the hash. Without a hash, takes the same time and returns false. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** Returns whether the hash was created with outdated settings. */
  isOutdated(hash: string): boolean;
  /** Returns whether a new password is easy to guess. */
  readonly isGuessable: IsGuessable;
};

/** Thrown when the queue for a hashing slot is full. wiring/is-unreachable.ts maps its `code` to a 503 response. */
export class TooBusy extends Error {
  readonly code = 'CROWDED';
}
