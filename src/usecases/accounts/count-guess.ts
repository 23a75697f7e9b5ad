import { giveBackAttempt, takeAttempt, takeGuess } from '#data/queries/accounts/attempts.ts';
import { isKnownDevice } from '#data/queries/accounts/known-devices.ts';
import { hashSecret } from '#data/secret.ts';
import { networkOf } from '#domain/accounts/limits.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, type TooMany, tooMany } from '#usecases/refused.ts';
import type { Client } from './client.ts';

/** A counted guess. `giveBack` takes the count back after a correct password. */
type Counted = { readonly giveBack: () => Promise<void> };

/**
 * Counts a guess at an account's password, before it is hashed: per account and network, per network, and per account over
 * all networks with a growing delay. A known device has a counter of its own, so that other people's guesses cannot
 * lock the owner out. An account that does not exist (`userId` 0) is counted in the same way.
 */
export async function countGuess(
  { db }: Deps,
  { handle, userId }: { readonly handle: string; readonly userId: number },
  client: Client,
): Promise<Answer<Counted, TooMany>> {
  const device = hashSecret(client.device ?? '');
  if (await isKnownDevice(db, userId, device)) {
    const own = `${handle}\n${device.toString('hex')}`;
    const wait = await takeAttempt(db, 'sign-in-account', own);
    return wait ? tooMany(wait) : { ok: true, value: { giveBack: () => giveBackAttempt(db, 'sign-in-account', own) } };
  }

  const network = networkOf(client.address);
  const guesser = `${handle}\n${network}`;
  // The delay comes last: a network that is over its own limit must not lengthen it for others.
  const wait =
    (await takeAttempt(db, 'sign-in-account', guesser)) ??
    (await takeAttempt(db, 'sign-in-address', network)) ??
    (await takeGuess(db, handle));
  if (wait) return tooMany(wait);
  const giveBack = async () => {
    await giveBackAttempt(db, 'sign-in-account', guesser);
    await giveBackAttempt(db, 'sign-in-address', network);
    await giveBackAttempt(db, 'guess', handle);
  };
  return { ok: true, value: { giveBack } };
}
