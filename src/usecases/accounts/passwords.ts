/** How passwords are hashed and compared; few at a time, because each takes memory and a core. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the password has this hash; without a hash it works as long and says no. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether the hash was made with other settings than today's. */
  isOutdated(hash: string): boolean;
  /** Passwords that guessers try first, in lower case. */
  readonly common: ReadonlySet<string>;
};

/** So many wait for a slot that one more would only wait. Its code makes it a 503 (wiring/is-unreachable.ts). */
export class TooBusy extends Error {
  readonly code = 'CROWDED';
}
