import { type ApiAnswer, callApi } from './call-api.ts';
import { reauthenticate } from './sign-in-again.ts';

/**
 * Asks the reader to re-authenticate unless the last sign-in is recent. For what cannot be repeated after a refusal: a
 * download, or a visit to another site.
 */
export async function ensureRecentSignIn(): Promise<ApiAnswer<object>> {
  const answer = await callApi('/api/account/recent-sign-in', { method: 'POST', json: {} });
  // An account that re-authenticates by its password is asked for that field.
  if (answer.body.fields?.password === undefined) return answer;
  const isConfirmed = await reauthenticate({ methods: ['password'] });
  return isConfirmed ? { ...answer, ok: true, status: 204, body: {} } : { ...answer, status: 403, body: { error: 'sign-in-again' } };
}
