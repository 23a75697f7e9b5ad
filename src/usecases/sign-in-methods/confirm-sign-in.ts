import { replaceSecret } from '#data/queries/accounts/sessions.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import type { RecentSignInForm } from '#domain/accounts/forms.ts';
import type { Refusal } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { checkCurrentPassword } from '#usecases/accounts/settings/check-current-password.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, invalid, type Refused, refuse } from '#usecases/refused.ts';
import { requestOptions } from '#usecases/second-factor/passkey-options.ts';
import { checkAppCode } from '#usecases/second-factor/verify-code.ts';
import { verifyPasskey } from '#usecases/second-factor/verify-passkey.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

type RequestOptions = Awaited<ReturnType<typeof requestOptions>>;
type Confirmed = Answer<{ secret: string | undefined }, Refusal | Refused<'read-only'>>;

/**
 * Lets a session pass `requireRecentSignIn`. A recent session stays unchanged. An older session needs a passkey or a code
 * of the authenticator app if the account has one, else the password, and gets a new secret, so that a stolen copy of its
 * cookie becomes useless. In read-only mode, only admins can re-authenticate, because they need it to end that mode.
 */
export async function confirmSignIn(deps: Deps, session: Session, typed: RecentSignInForm): Promise<Confirmed> {
  if (await isReadOnly(deps, session)) return refuse('read-only');
  if (!requireRecentSignIn(session)) return { ok: true, value: { secret: undefined } };
  const refusal = session.hasSecondFactor
    ? await checkFactor(deps, session, typed)
    : await checkCurrentPassword(deps, session, 'password', typed.password);
  if (refusal) return refusal;
  const secret = newSecret();
  await replaceSecret(deps.db, session.sessionId, hashSecret(secret));
  return { ok: true, value: { secret } };
}

/** Returns the options with which a signed-in user re-authenticates by passkey. */
export const getConfirmOptions = async (deps: Deps, session: Session): Promise<Answer<RequestOptions, Refused<'read-only'>>> =>
  (await isReadOnly(deps, session)) ? refuse('read-only') : { ok: true, value: await requestOptions(deps, session.userId) };

const isReadOnly = async (deps: Deps, { role }: Session): Promise<boolean> => role !== 'admin' && (await deps.switches())['read-only'];

// Neither the password nor a recovery code counts, because each of them may be stored with the other.
async function checkFactor(deps: Deps, { userId }: Session, { passkey, code }: RecentSignInForm): Promise<Refusal | undefined> {
  if (passkey !== undefined) return (await verifyPasskey(deps, passkey, { userId })) ? undefined : invalid({ passkey: 'passkey-invalid' });
  return code === undefined ? refuse('sign-in-again') : checkAppCode(deps, userId, code);
}
