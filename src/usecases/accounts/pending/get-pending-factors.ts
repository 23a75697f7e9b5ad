import { findPendingUser } from '#data/queries/accounts/pending-sign-ins.ts';
import { findFactorKinds } from '#data/queries/accounts/second-factors.ts';
import { hashSecret } from '#data/secret.ts';
import type { Deps } from '#usecases/deps.ts';

/** Returns which second factors complete the pending sign-in with this secret, or undefined when it has expired. */
export async function getPendingFactors({ db }: Deps, secret: string): Promise<{ hasPasskey: boolean; hasApp: boolean } | undefined> {
  const userId = await findPendingUser(db, hashSecret(secret));
  return userId === undefined ? undefined : findFactorKinds(db, userId);
}
