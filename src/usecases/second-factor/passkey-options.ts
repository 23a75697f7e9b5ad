import { type RequestOptions, signingOptions } from '#data/factors/webauthn.ts';
import { insertChallenge, listCredentials } from '#data/queries/accounts/passkeys.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Returns options for signing with one of a user's passkeys, or with any passkey if the user is not known yet, and stores
 * the challenge. Callers without a session limit the requests per address.
 */
export async function requestOptions({ db, relyingParty }: Deps, userId: number | null): Promise<RequestOptions> {
  const known = userId === null ? [] : await listCredentials(db, userId);
  const options = await signingOptions(relyingParty, known);
  await insertChallenge(db, options.challenge, userId);
  return options;
}
