import 'server-only';
import { READ_ONLY_WAIT_SECONDS } from '#domain/administration/switches.ts';
import type { Language } from '#domain/shared/language.ts';
import type { NewSession } from '#usecases/accounts/begin-session.ts';
import type { Client } from '#usecases/accounts/client.ts';
import type { Session } from '#usecases/accounts/get-session.ts';

/**
 * State of one next-auth request: the client and session known at the start, and the results that next-auth callbacks
 * cannot return themselves.
 */
export type Visit = {
  readonly client: Client;
  readonly language: Language;
  readonly callbackUrl: string; // Path of the page to open after signing in.
  readonly session: Session | undefined;
  readonly secret: string | undefined; // The secret of `session`.
  started?: NewSession;
  /** Cookie value of a sign-in that waits for the second factor. */
  pending?: string;
  /** True when a provider's sign-in created the account, which is then welcomed. */
  isNewAccount?: boolean;
  /**
   * The reason why signing in or out failed. Without this field, next-auth would use its own format or put error
   * messages into the URL.
   */
  failure?: Failure;
};

export type Failure = {
  readonly error: 'CredentialsSignin' | 'TooManyTries' | 'ReadOnly' | 'Unavailable';
  readonly status: 401 | 429 | 503;
  readonly waitSeconds?: number;
};

export const WRONG_PASSWORD: Failure = { error: 'CredentialsSignin', status: 401 };
export const READ_ONLY: Failure = { error: 'ReadOnly', status: 503, waitSeconds: READ_ONLY_WAIT_SECONDS };
export const UNAVAILABLE: Failure = { error: 'Unavailable', status: 503, waitSeconds: 5 };
