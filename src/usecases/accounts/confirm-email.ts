import { confirmEmail as saveConfirmation } from '#data/queries/accounts/emails.ts';
import { takeToken } from '#data/queries/accounts/one-time-tokens.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret } from '#data/secret.ts';
import { violatedUnique } from '#data/unique-violation.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, tooMany } from '#usecases/refused.ts';
import type { AccountResult } from './account-errors.ts';
import type { Client } from './client.ts';
import { countTry } from './count-try.ts';

/**
 * Confirms the e-mail address to which the token was mailed. Rejects the token if the account has changed its address
 * or another account has already confirmed the same address.
 */
export async function confirmEmail(deps: Deps, token: string, client: Client): Promise<AccountResult<undefined>> {
  const wait = await countTry(deps, 'use-token', client.address);
  if (wait) return tooMany(wait);
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const taken = await takeToken(tx, hashSecret(token), 'confirm-email');
      const isConfirmed = taken?.address && (await saveConfirmation(tx, taken.userId, taken.address, await readClock(tx)));
      return isConfirmed ? { ok: true, value: undefined } : invalid({ token: 'token-invalid' });
    });
  } catch (error) {
    if (violatedUnique(error) === 'emails_confirmed') return invalid({ token: 'email-taken' });
    throw error;
  }
}
