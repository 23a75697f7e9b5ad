import { giveBackAttempt, takeAttempt } from '#data/queries/accounts/attempts.ts';
import { findCredential, holdPasswordHash, savePasswordHash } from '#data/queries/accounts/credentials.ts';
import { isKnownDevice } from '#data/queries/accounts/known-devices.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret } from '#data/secret.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import { networkOf } from '#domain/accounts/limits.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, type Refused, refuse, type TooMany, tooMany } from '#usecases/refused.ts';
import { beginSession, type NewSession } from './begin-session.ts';
import type { Client } from './client.ts';

export type SignInAnswer = Answer<NewSession, Refused<'wrong' | 'read-only'> | TooMany>;

const NOBODY = 0;

/**
 * Signs in with handle and password. The response and its timing are the same whether or not the account exists.
 * Attempts are counted before hashing, per account and network address. A known device has a counter of its own, so
 * that other people's guesses cannot lock the owner out.
 */
export async function signIn(
  deps: Deps,
  { handle, password }: { handle: string; password: string },
  client: Client,
): Promise<SignInAnswer> {
  const parsed = parseHandle(handle);
  const name = parsed.ok ? parsed.value : handle.trim().toLowerCase();
  const credential = await findCredential(deps.db, name);
  const device = hashSecret(client.device ?? '');
  const isKnown = await isKnownDevice(deps.db, credential?.userId ?? NOBODY, device);

  const network = networkOf(client.address);
  const guesser = `${name}\n${isKnown ? device.toString('hex') : network}`;
  const wait =
    (await takeAttempt(deps.db, 'sign-in-account', guesser)) ??
    (isKnown ? undefined : await takeAttempt(deps.db, 'sign-in-address', network));
  if (wait) return tooMany(wait);

  const isRight = await deps.passwords.verify(password, credential?.passwordHash);
  if (!credential || !isRight) return refuse('wrong');

  await giveBackAttempt(deps.db, 'sign-in-account', guesser);
  if (!isKnown) await giveBackAttempt(deps.db, 'sign-in-address', network);
  if (credential.role !== 'admin' && (await deps.switches())['read-only']) return refuse('read-only');
  const newHash = deps.passwords.isOutdated(credential.passwordHash) ? await deps.passwords.hash(password) : undefined;
  return deps.db.transaction().execute(async (tx): Promise<SignInAnswer> => {
    // The password may have been changed while the hash was computed. That change ended all sessions, so the old
    // password must not start a new one.
    if (!(await holdPasswordHash(tx, credential.userId, credential.passwordHash))) return refuse('wrong');
    if (newHash) await savePasswordHash(tx, credential.userId, newHash, await readClock(tx));
    return { ok: true, value: await beginSession(tx, credential.userId, client) };
  });
}
