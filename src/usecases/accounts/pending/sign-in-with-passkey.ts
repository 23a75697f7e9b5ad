import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { giveBackAttempt, takeAttempt } from '#data/queries/accounts/attempts.ts';
import { findKey } from '#data/queries/accounts/passkeys.ts';
import { findPendingUser } from '#data/queries/accounts/pending-sign-ins.ts';
import { hashSecret } from '#data/secret.ts';
import { networkOf } from '#domain/accounts/limits.ts';
import type { PasskeyAssertion } from '#domain/accounts/sign-in/second-factor-forms.ts';
import { beginSession, type NewSession } from '#usecases/accounts/begin-session.ts';
import type { Client } from '#usecases/accounts/client.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, invalid, type Refused, refuse, type TooMany, tooMany } from '#usecases/refused.ts';
import { requestOptions } from '#usecases/second-factor/passkey-options.ts';
import { verifyPasskey } from '#usecases/second-factor/verify-passkey.ts';
import { maySignIn } from './may-sign-in.ts';

type Options = Awaited<ReturnType<typeof requestOptions>>;
type PasskeyAnswer = Answer<NewSession, Refused<'invalid' | 'read-only'> | TooMany>;

/**
 * Returns the options with which a browser signs in by passkey: for the account whose sign-in is pending, or else for
 * any passkey that the browser has.
 */
export async function getSignInOptions(deps: Deps, pending: string | null, client: Client): Promise<Answer<Options, TooMany>> {
  const wait = await countTry(deps, 'passkey-options', client.address);
  if (wait) return tooMany(wait);
  return { ok: true, value: await requestOptions(deps, await userOf(deps, pending)) };
}

/**
 * Signs in with a passkey instead of a password. It counts as both factors, because the device has verified its user.
 * The response is the same for unknown passkeys and wrong signatures.
 */
export async function signInWithPasskey(
  deps: Deps,
  passkey: PasskeyAssertion,
  { pending, client }: { pending: string | null; client: Client },
): Promise<PasskeyAnswer> {
  const network = networkOf(client.address);
  const wait = await takeAttempt(deps.db, 'passkey-address', network);
  if (wait) return tooMany(wait);
  // The options may have been requested with or without a pending sign-in.
  const pendingUser = await userOf(deps, pending);
  const owner =
    (await verifyPasskey(deps, passkey, { userId: null })) ??
    (pendingUser === null ? undefined : await verifyPasskey(deps, passkey, { userId: pendingUser }));
  if (!owner) return invalid({ passkey: 'passkey-invalid' });
  await giveBackAttempt(deps.db, 'passkey-address', network);
  if (!(await maySignIn(deps, owner.userId))) return refuse('read-only');
  return deps.db.transaction().execute(async (tx): Promise<PasskeyAnswer> => {
    // The passkey may have been removed meanwhile, for example by "this wasn't me", which also ended all sessions.
    const findOwner = async () => (await findKey(tx, Buffer.from(passkey.id, 'base64url')))?.userId;
    const isHeld = (await lockOpenAccount(tx, owner.userId)) && (await findOwner()) === owner.userId;
    if (!isHeld) return invalid({ passkey: 'passkey-invalid' });
    return { ok: true, value: await beginSession(tx, owner.userId, client) };
  });
}

const userOf = async ({ db }: Deps, pending: string | null): Promise<number | null> =>
  pending === null ? null : ((await findPendingUser(db, hashSecret(pending))) ?? null);
