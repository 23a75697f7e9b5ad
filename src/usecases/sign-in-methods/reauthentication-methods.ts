import { findPasswordHash } from '#data/queries/accounts/credentials.ts';
import { findFactorKinds } from '#data/queries/accounts/second-factors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';

/** How a signed-in user can re-authenticate. 'code' is a code of an authenticator app, 'provider' means signing in again. */
export type ReauthenticationMethod = 'passkey' | 'code' | 'password' | 'provider';

/**
 * Returns how the session's user re-authenticates: by a second factor if the account has one, else by the password, else
 * by signing in through a provider again.
 */
export async function listReauthenticationMethods({ db }: Deps, { userId }: Session): Promise<ReauthenticationMethod[]> {
  const { hasPasskey, hasApp } = await findFactorKinds(db, userId);
  if (hasPasskey || hasApp) return [...(hasPasskey ? ['passkey' as const] : []), ...(hasApp ? ['code' as const] : [])];
  return [(await findPasswordHash(db, userId)) === undefined ? 'provider' : 'password'];
}
