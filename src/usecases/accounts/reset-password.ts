import { findAccount, lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { savePasswordHash } from '#data/queries/accounts/credentials.ts';
import { saveKnownDevice } from '#data/queries/accounts/known-devices.ts';
import { listLinks } from '#data/queries/accounts/linked-accounts.ts';
import { deleteTokens, findTokenOwner, takeToken } from '#data/queries/accounts/one-time-tokens.ts';
import { countFactors, deleteUnfinishedSignIns } from '#data/queries/accounts/second-factors.ts';
import { deleteSessions } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { enqueueReset } from '#data/queue.ts';
import { hashSecret, newSecret } from '#data/secret.ts';
import type { ResetForm } from '#domain/accounts/forms.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, tooMany } from '#usecases/refused.ts';
import { announceMethodChange } from '#usecases/sign-in-methods/announce-method-change.ts';
import { removeLinks } from '#usecases/sign-in-methods/linked-accounts.ts';
import { revokeApiTokens } from '#usecases/tokens/manage-tokens.ts';
import type { AccountResult } from './account-errors.ts';
import type { Client } from './client.ts';
import { countTry } from './count-try.ts';

const NOBODY = 0;

/**
 * Queues a mail with a link to set a new password. The job looks up the account, so that neither the response nor its
 * timing reveals whether the account exists.
 */
export async function requestReset(deps: Deps, account: string, client: Client): Promise<AccountResult<undefined>> {
  const wait = await countTry(deps, 'reset-address', client.address);
  if (wait) return tooMany(wait);
  await enqueueReset(deps.db, account);
  return { ok: true, value: undefined };
}

/** Returns the sign-in providers linked to the account that a reset link belongs to; empty for an invalid link. */
export async function getProvidersOfReset(deps: Deps, token: string): Promise<string[]> {
  const userId = await findTokenOwner(deps.db, hashSecret(token), 'reset-password');
  return userId === undefined ? [] : (await listLinks(deps.db, userId)).map(({ provider }) => provider);
}

/**
 * Sets a new password with the token from an emailed link, removes the linked accounts listed in `unlink`, ends
 * every session and revokes every API token. The browser becomes a known device, so that the owner can sign in from it
 * while others guess; with a second factor only once it was confirmed there, because each known device has own tries.
 */
export async function resetPassword(
  deps: Deps,
  { token, password, unlink = [] }: ResetForm,
  client: Client,
): Promise<AccountResult<{ device: string }>> {
  const wait = await countTry(deps, 'use-token', client.address);
  if (wait) return tooMany(wait);
  const tokenHash = hashSecret(token);
  // The token is checked before hashing, so that made-up tokens cannot occupy the password hasher.
  const owner = await findAccount(deps.db, (await findTokenOwner(deps.db, tokenHash, 'reset-password')) ?? NOBODY);
  if (!owner) return invalid({ token: 'token-invalid' });
  if (deps.passwords.isGuessable(password, [owner.handle, owner.name ?? owner.handle])) return invalid({ password: 'password-common' });
  const passwordHash = await deps.passwords.hash(password);
  const device = client.device ?? newSecret();

  return deps.db.transaction().execute(async (tx) => {
    // Locked as in every sign-in, so that one in flight either ends below or sees what was unlinked.
    const taken = (await lockOpenAccount(tx, owner.userId)) && (await takeToken(tx, tokenHash, 'reset-password'));
    if (!taken) return invalid({ token: 'token-invalid' });
    const { userId } = taken;
    const now = await readClock(tx);
    await savePasswordHash(tx, userId, passwordHash, now);
    if ((await countFactors(tx, userId)) === 0) await saveKnownDevice(tx, userId, hashSecret(device), now);
    await deleteSessions(tx, userId);
    await deleteUnfinishedSignIns(tx, userId);
    await deleteTokens(tx, userId, 'reset-password');
    await revokeApiTokens(tx, userId);
    await removeLinks(tx, userId, unlink);
    await insertAudit(tx, { actorId: userId, verb: 'reset-password', subjectKind: 'user', subjectId: String(userId), detail: {} });
    await announceMethodChange(tx, userId, { method: 'password', change: 'changed' });
    return { ok: true, value: { device } };
  });
}
