import type { Db } from '#data/db.ts';
import { insertPendingSignIn } from '#data/queries/accounts/pending-sign-ins.ts';
import { findFactorKinds } from '#data/queries/accounts/second-factors.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import { PENDING_SIGN_IN_MS } from '#domain/accounts/sign-in/second-factor.ts';
import { beginSession, type NewSession } from '#usecases/accounts/begin-session.ts';
import type { Client } from '#usecases/accounts/client.ts';

/** A sign-in that waits for the second factor. `pending` is the value of the cookie that identifies it. */
export type PendingSignIn = { readonly pending: string };

/**
 * Starts a session after a correct password or a provider's sign-in, or lets the sign-in wait for the second factor if
 * the account has one. Callers lock the account first (lockOpenAccount).
 */
export async function enterAccount(tx: Db, userId: number, client: Client): Promise<NewSession | PendingSignIn> {
  const { hasPasskey, hasApp } = await findFactorKinds(tx, userId);
  if (!hasPasskey && !hasApp) return beginSession(tx, userId, client);
  const pending = newSecret();
  await insertPendingSignIn(tx, userId, hashSecret(pending), PENDING_SIGN_IN_MS);
  return { pending };
}

/** Returns whether a sign-in waits for the second factor. */
export const isPending = (entered: NewSession | PendingSignIn): entered is PendingSignIn => 'pending' in entered;
