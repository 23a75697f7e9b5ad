import 'server-only';
import { isRoleSuspended } from '#usecases/accounts/get-session.ts';
import { refuse } from '#usecases/refused.ts';
import { listReauthenticationMethods, type ReauthenticationMethod } from '#usecases/sign-in-methods/reauthentication-methods.ts';
import { readSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';
import type { Refusal } from './error-status.ts';

type Explained = Refusal & { readonly methods?: readonly ReauthenticationMethod[]; readonly href?: string };

/**
 * Adds to a refusal what the signed-in user can do about it: 'sign-in-again' names how and where to re-authenticate, and
 * 'not-allowed' becomes 'second-factor-required' while the user's role is suspended. Calls with API tokens have no session.
 */
export async function explainRefusal(request: Request, refusal: Refusal): Promise<Explained> {
  if ((refusal.error !== 'not-allowed' && refusal.error !== 'sign-in-again') || request.headers.has('authorization')) return refusal;
  const session = await readSession(request.headers);
  if (!session) return refusal;
  if (refusal.error === 'sign-in-again')
    return { ...refusal, methods: await listReauthenticationMethods(deps(), session), href: '/api/account/recent-sign-in' };
  return isRoleSuspended(session) ? refuse('second-factor-required') : refusal;
}
