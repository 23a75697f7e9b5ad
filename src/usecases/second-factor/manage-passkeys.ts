import { type CreationOptions, creationOptions, readChallenge, verifyAttestation } from '#data/factors/webauthn.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listCredentials,
  listPasskeys,
  type Passkey,
  takeChallenge,
  updatePasskeyName,
} from '#data/queries/accounts/passkeys.ts';
import { MOST_PASSKEYS } from '#domain/accounts/sign-in/second-factor.ts';
import type { NewPasskeyForm } from '#domain/accounts/sign-in/second-factor-forms.ts';
import { isLastSignInMethod } from '#domain/accounts/sign-in/sign-in-methods.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import { methodsOf } from '#usecases/sign-in-methods/linked-accounts.ts';
import { requireRecentSignIn } from '#usecases/sign-in-methods/require-recent-sign-in.ts';
import { type AddedFactor, auditFactor, changeFactors, recordAdded, removeFactor } from './change-factors.ts';

export type AddedPasskey = AddedFactor & { readonly passkey: Passkey };

/** Returns the options with which a browser creates a passkey for the user, after a recent sign-in. */
export async function getPasskeyOptions(deps: Deps, session: Session): Promise<AccountResult<CreationOptions>> {
  const refusal = requireRecentSignIn(session);
  if (refusal) return refusal;
  const known = await listCredentials(deps.db, session.userId);
  if (known.length >= MOST_PASSKEYS) return refuse('too-many-passkeys');
  const options = await creationOptions(deps.relyingParty, session, known);
  await insertChallenge(deps.db, options.challenge, session.userId);
  return { ok: true, value: options };
}

/** Adds a passkey that a browser created with the options. Every attempt uses up its challenge. */
export const addPasskey = (
  deps: Deps,
  session: Session,
  { name, passkey: created }: NewPasskeyForm,
): Promise<AccountResult<AddedPasskey>> =>
  changeFactors(deps, session, async (tx) => {
    const { userId } = session;
    const challenge = readChallenge(created);
    if (challenge === undefined || !(await takeChallenge(tx, challenge, userId))) return invalid({ passkey: 'passkey-invalid' });
    const key = await verifyAttestation(deps.relyingParty, challenge, created);
    if (!key) return invalid({ passkey: 'passkey-invalid' });
    const { length } = await listPasskeys(tx, userId);
    if (length >= MOST_PASSKEYS) return refuse('too-many-passkeys');
    const passkey = await insertPasskey(tx, userId, name ?? `Passkey ${length + 1}`, key);
    if (!passkey) return invalid({ passkey: 'passkey-invalid' });
    return { ok: true, value: { passkey, ...(await recordAdded(tx, session, 'passkey', { passkeyId: passkey.id })) } };
  });

/** Renames one of the user's passkeys. */
export const renamePasskey = (deps: Deps, session: Session, passkeyId: string, name: string): Promise<AccountResult<Passkey>> =>
  changeFactors(deps, session, async (tx) => {
    const passkey = await updatePasskeyName(tx, session.userId, passkeyId, name);
    if (!passkey) return refuse('not-found');
    await auditFactor(tx, session.userId, 'rename-passkey', { passkeyId });
    return { ok: true, value: passkey };
  });

/**
 * Removes one of the user's passkeys, unless it is the last sign-in method or the last second factor of a staff member.
 * `offered` lists the providers enabled on the site.
 */
export const removePasskey = (
  deps: Deps,
  session: Session,
  passkeyId: string,
  offered: readonly string[],
): Promise<AccountResult<undefined>> =>
  changeFactors(deps, session, async (tx) => {
    const { userId } = session;
    if (!(await listPasskeys(tx, userId)).some(({ id }) => id === passkeyId)) return refuse('not-found');
    if (isLastSignInMethod('passkey', await methodsOf(tx, userId, offered))) return refuse('last-sign-in-method');
    return removeFactor(tx, userId, 'passkey', () => deletePasskey(tx, userId, passkeyId), { passkeyId });
  });
