import { describeKey } from '#data/factors/totp.ts';
import { deleteAuthenticatorApp, findAuthenticatorApp, saveAuthenticatorKey } from '#data/queries/accounts/authenticator-apps.ts';
import { newBytes } from '#data/secret.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import { type AddedFactor, changeFactors, recordAdded, removeFactor } from './change-factors.ts';
import { checkAppCode } from './verify-code.ts';

const KEY_BYTES = 20; // the length of a SHA-1 hash

/** A new key as text, and as the address that an authenticator app reads from a QR code. */
export type NewAuthenticatorKey = { readonly key: string; readonly uri: string };

/** Creates a key for an authenticator app. It protects nothing until a first code confirms it. */
export const createAuthenticatorKey = (deps: Deps, session: Session): Promise<AccountResult<NewAuthenticatorKey>> =>
  changeFactors(deps, session, async (tx) => {
    const key = Buffer.from(newBytes(KEY_BYTES));
    if (!(await saveAuthenticatorKey(tx, session.userId, key))) return refuse('authenticator-app-exists');
    return { ok: true, value: describeKey(key, deps.relyingParty.name, session.handle) };
  });

/** Confirms the new key with a code of the app. From then on the app is a second factor. */
export const confirmAuthenticatorApp = (deps: Deps, session: Session, code: string): Promise<AccountResult<AddedFactor>> =>
  changeFactors(deps, session, async (tx) => {
    const { userId } = session;
    const refusal = await checkAppCode({ ...deps, db: tx }, userId, code, 'new');
    if (refusal) return refusal;
    return { ok: true, value: await recordAdded(tx, session, 'authenticator-app') };
  });

/** Removes the user's authenticator app, unless it is the last second factor of a staff member. */
export const removeAuthenticatorApp = (deps: Deps, session: Session): Promise<AccountResult<undefined>> =>
  changeFactors(deps, session, async (tx) => {
    const { userId } = session;
    if (!(await findAuthenticatorApp(tx, userId))?.confirmedAt) return refuse('not-found');
    return removeFactor(tx, userId, 'authenticator-app', () => deleteAuthenticatorApp(tx, userId));
  });
