import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { isKnownDevice } from '#data/queries/accounts/known-devices.ts';
import { deletePendingSignIn, findPendingUser, holdPendingSignIn } from '#data/queries/accounts/pending-sign-ins.ts';
import { hashSecret } from '#data/secret.ts';
import { parseClaimCode } from '#domain/accounts/claim-code.ts';
import type { SecondStepForm } from '#domain/accounts/sign-in/sign-in-forms.ts';
import type { Refusal } from '#usecases/accounts/account-errors.ts';
import { beginSession, type NewSession } from '#usecases/accounts/begin-session.ts';
import type { Client } from '#usecases/accounts/client.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, invalid, type Refused, refuse } from '#usecases/refused.ts';
import { checkAppCode, takeRecoveryCode } from '#usecases/second-factor/verify-code.ts';
import { verifyPasskey } from '#usecases/second-factor/verify-passkey.ts';
import { announceMethodChange } from '#usecases/sign-in-methods/announce-method-change.ts';
import { maySignIn } from './may-sign-in.ts';

type SecondStepAnswer = Answer<NewSession, Refusal | Refused<'read-only'>>;

/**
 * Completes a pending sign-in with a passkey, a code of an authenticator app or a recovery code. Returns 'login-required'
 * when the sign-in has expired or had five wrong answers: the user has to start again. A used recovery code is announced
 * to the owner.
 */
export async function completeSignIn(
  deps: Deps,
  secret: string | null,
  { passkey, code }: SecondStepForm,
  client: Client,
): Promise<SecondStepAnswer> {
  const secretHash = hashSecret(secret ?? '');
  const userId = await findPendingUser(deps.db, secretHash);
  if (userId === undefined) return refuse('login-required');
  if (!(await maySignIn(deps, userId))) return refuse('read-only');
  if (passkey === undefined && code === undefined) return invalid({ code: 'required' });
  if (await takeAttempt(deps.db, 'pending-sign-in', secretHash.toString('hex'))) {
    await deletePendingSignIn(deps.db, secretHash);
    return refuse('login-required');
  }

  let recoveryCode: string | undefined;
  if (passkey !== undefined) {
    if (!(await verifyPasskey(deps, passkey, { userId }))) return invalid({ passkey: 'passkey-invalid' });
  } else if (code !== undefined && parseClaimCode(code) === undefined) {
    const refusal = await checkAppCode(deps, userId, code, 'confirmed', await guesserOf(deps, userId, client));
    if (refusal) return refusal;
  } else recoveryCode = code;

  return deps.db.transaction().execute(async (tx): Promise<SecondStepAnswer> => {
    // A new password deletes pending sign-ins, so that the old password does not lead to a session.
    if (!(await lockOpenAccount(tx, userId)) || !(await holdPendingSignIn(tx, secretHash))) return refuse('login-required');
    if (recoveryCode !== undefined) {
      if (!(await takeRecoveryCode({ ...deps, db: tx }, userId, recoveryCode))) return invalid({ code: 'code-wrong' });
      await announceMethodChange(tx, userId, { method: 'recovery-codes', change: 'removed' });
    }
    await deletePendingSignIn(tx, secretHash);
    return { ok: true, value: await beginSession(tx, userId, client) };
  });
}

// Somebody who knows the password must not use up the tries of the owner's own devices.
async function guesserOf({ db }: Deps, userId: number, { device }: Client): Promise<string> {
  const deviceHash = hashSecret(device ?? '');
  return (await isKnownDevice(db, userId, deviceHash)) ? deviceHash.toString('hex') : 'new-device';
}
