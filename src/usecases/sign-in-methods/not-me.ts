import type { Db } from '#data/db.ts';
import { findAccountByEmail, lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { resetAttempts } from '#data/queries/accounts/attempts.ts';
import { confirmEmail, saveEmail } from '#data/queries/accounts/emails.ts';
import { deleteLaterNotMeLinks, deleteMethodsSince, deletePassword, findNotMeLink } from '#data/queries/accounts/not-me-links.ts';
import { deleteTokens, takeToken } from '#data/queries/accounts/one-time-tokens.ts';
import { deleteSessions } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { enqueueReset } from '#data/queue.ts';
import { hashSecret } from '#data/secret.ts';
import { NOT_ME_MS } from '#domain/accounts/sign-in/sign-in-methods.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Client } from '#usecases/accounts/client.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, tooMany } from '#usecases/refused.ts';
import { revokeApiTokens } from '#usecases/tokens/manage-tokens.ts';

/** What a link "this wasn't me" has done. In every case, all sessions, the password and all API tokens are gone. */
export type SecuredAccount = {
  readonly handle: string;
  /** Removed sign-in methods: 'passkey', 'authenticator-app' or a provider. */
  readonly removed: readonly string[];
  /** 'taken': another account has confirmed this address meanwhile, so the account has none, and no reset link is sent. */
  readonly address: 'unchanged' | 'restored' | 'taken';
};

/** Returns what the page of a link "this wasn't me" shows: the account, and the address that gets the reset link. */
export async function getNotMe(deps: Deps, token: string): Promise<{ handle: string; address: string } | undefined> {
  const link = await findNotMeLink(deps.db, hashSecret(token));
  return link && { handle: link.handle, address: link.address };
}

/**
 * Takes an account back for its owner with the token from an emailed link "this wasn't me": ends every session and
 * pending sign-in, deletes the password, all API tokens and the sign-in methods of the last seven days, restores the
 * address to which the link was mailed, and sends a link there to set a new password.
 */
export async function secureAccount(deps: Deps, token: string, client: Client): Promise<AccountResult<SecuredAccount>> {
  const wait = await countTry(deps, 'use-token', client.address);
  if (wait) return tooMany(wait);
  const tokenHash = hashSecret(token);
  const link = await findNotMeLink(deps.db, tokenHash);
  if (!link) return invalid({ token: 'token-invalid' });
  const { userId, handle } = link;
  return deps.db.transaction().execute(async (tx): Promise<AccountResult<SecuredAccount>> => {
    // Serialises concurrent links of one account, of which the older one decides about the address.
    const taken = (await lockOpenAccount(tx, userId)) && (await takeToken(tx, tokenHash, 'not-me'));
    if (!taken) return invalid({ token: 'token-invalid' });
    // Later links may have been mailed to an address of the intruder. Earlier ones stay valid for the same reason.
    await deleteLaterNotMeLinks(tx, userId, taken.expiresAt);
    await deleteTokens(tx, userId, 'reset-password');
    await deleteSessions(tx, userId);
    await deletePassword(tx, userId);
    await revokeApiTokens(tx, userId);
    const removed = await deleteMethodsSince(tx, userId, new Date((await readClock(tx)).getTime() - NOT_ME_MS));
    const address = await restoreAddress(tx, userId, link.address);
    if (address !== 'taken') {
      await resetAttempts(tx, 'mail-account', link.address); // Requests by others must not hold this link back.
      await enqueueReset(tx, handle);
    }
    const detail = { removed: removed.join(' '), address };
    await insertAudit(tx, { actorId: userId, verb: 'secure-account', subjectKind: 'user', subjectId: String(userId), detail });
    return { ok: true, value: { handle, removed, address } };
  });
}

async function restoreAddress(tx: Db, userId: number, address: string): Promise<SecuredAccount['address']> {
  const holder = await findAccountByEmail(tx, address);
  if (holder?.userId === userId) return 'unchanged';
  await saveEmail(tx, userId, holder ? null : address);
  if (holder) return 'taken';
  await confirmEmail(tx, userId, address, await readClock(tx));
  return 'restored';
}
