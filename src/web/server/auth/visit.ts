import 'server-only';
import type { Language } from '#domain/accounts/settings.ts';
import type { Begun } from '#usecases/accounts/begin-session.ts';
import type { Client } from '#usecases/accounts/client.ts';
import type { Session } from '#usecases/accounts/get-session.ts';

/** One request to next-auth: what was known before, and what its callbacks found out and could not say themselves. */
export type Visit = {
  readonly client: Client;
  readonly language: Language;
  readonly session: Session | undefined;
  readonly secret: string | undefined; // of that session
  begun?: Begun;
  /** Why signing in or out failed, when it was not a wrong password; next-auth would put whatever we throw into the address bar. */
  failure?: { readonly error: 'TooManyTries' | 'Unavailable'; readonly status: 429 | 503; readonly waitSeconds: number };
};

export const UNAVAILABLE = { error: 'Unavailable', status: 503, waitSeconds: 5 } as const;
