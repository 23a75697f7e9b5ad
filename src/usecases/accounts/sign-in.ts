import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { findCredential, holdPasswordHash, savePasswordHash } from '#data/queries/accounts/credentials.ts';
import { readClock } from '#data/queries/site/server.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import { enterAccount, type PendingSignIn } from '#usecases/accounts/pending/enter-account.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, type Refused, refuse, type TooMany } from '#usecases/refused.ts';
import type { NewSession } from './begin-session.ts';
import type { Client } from './client.ts';
import { countGuess } from './count-guess.ts';

export type SignInAnswer = Answer<NewSession | PendingSignIn, Refused<'wrong' | 'read-only'> | TooMany>;

const NOBODY = 0;

/**
 * Signs in with handle and password. The response and its timing are the same whether or not the account exists.
 * Attempts are counted before hashing (`countGuess`). The sign-in of an account with a second factor remains pending.
 */
export async function signIn(
  deps: Deps,
  { handle, password }: { handle: string; password: string },
  client: Client,
): Promise<SignInAnswer> {
  const parsed = parseHandle(handle);
  const name = parsed.ok ? parsed.value : handle.trim().toLowerCase();
  const credential = await findCredential(deps.db, name);
  const counted = await countGuess(deps, { handle: name, userId: credential?.userId ?? NOBODY }, client);
  if (!counted.ok) return counted;

  const isRight = await deps.passwords.verify(password, credential?.passwordHash);
  if (!credential || !isRight) return refuse('wrong');

  await counted.value.giveBack();
  if (credential.role !== 'admin' && (await deps.switches())['read-only']) return refuse('read-only');
  const newHash = deps.passwords.isOutdated(credential.passwordHash) ? await deps.passwords.hash(password) : undefined;
  return deps.db.transaction().execute(async (tx): Promise<SignInAnswer> => {
    // The password may have been changed while the hash was computed. That change ended all sessions, so the old
    // password must not start a new one.
    const isHeld =
      (await lockOpenAccount(tx, credential.userId)) && (await holdPasswordHash(tx, credential.userId, credential.passwordHash));
    if (!isHeld) return refuse('wrong');
    if (newHash) await savePasswordHash(tx, credential.userId, newHash, await readClock(tx));
    return { ok: true, value: await enterAccount(tx, credential.userId, client) };
  });
}
