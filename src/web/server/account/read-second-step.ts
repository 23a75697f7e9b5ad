import 'server-only';
import { headers } from 'next/headers';
import { getPendingFactors } from '#usecases/accounts/pending/get-pending-factors.ts';
import { getNotMe } from '#usecases/sign-in-methods/not-me.ts';
import { readPendingSecret } from '#web/server/auth/cookies.ts';
import { deps } from '#web/server/deps.ts';

/** Returns which second factors the visitor's pending sign-in can use, or undefined when there is none. */
export async function readPendingFactors() {
  const secret = readPendingSecret(await headers());
  return secret === null ? undefined : getPendingFactors(deps(), secret);
}

/** Returns the account of a link "this wasn't me", or undefined when the link is used, expired or wrong. */
export const readNotMe = async (token: string | undefined) => (token === undefined ? undefined : getNotMe(deps(), token));
