import 'server-only';
import type { NewSession } from '#usecases/accounts/begin-session.ts';
import { deviceCookieLine, noPendingCookieLine } from './cookies.ts';
import { sessionCookieLine } from './token.ts';

/** Returns a 204 response that stores a new session in the browser, marks it as known and ends the pending sign-in. */
export async function signedIn({ secret, device }: NewSession): Promise<Response> {
  const answer = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  for (const line of [await sessionCookieLine(secret), deviceCookieLine(device), noPendingCookieLine()])
    answer.headers.append('set-cookie', line);
  return answer;
}
