import type { Db } from '#data/db.ts';
import { findPasswordHash } from '#data/queries/accounts/credentials.ts';
import { deleteLink, listLinks } from '#data/queries/accounts/linked-accounts.ts';
import { listPasskeys } from '#data/queries/accounts/passkeys.ts';
import { holdSession } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { holdAccount } from '#data/queries/records/old-names.ts';
import { isLastSignInMethod, type SignInMethods } from '#domain/accounts/sign-in/sign-in-methods.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import { announceMethodChange } from './announce-method-change.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

/** A linked account as shown to its owner. The last sign-in method cannot be unlinked. */
export type OwnLink = { readonly provider: string; readonly linkedAt: Date; readonly isLast: boolean };

/** Returns the signed-in user's linked accounts. `offered` lists the providers enabled on the site. */
export async function getLinkedAccounts(deps: Deps, { userId }: Session, offered: readonly string[]): Promise<OwnLink[]> {
  const links = await listLinks(deps.db, userId);
  const methods = await methodsOf(deps.db, userId, offered);
  return links.map(({ provider, linkedAt }) => ({ provider, linkedAt, isLast: isLastSignInMethod(provider, methods) }));
}

/** Unlinks an account after a recent sign-in and sends the owner a mail. Refuses to remove the last sign-in method. */
export async function unlinkAccount(
  deps: Deps,
  session: Session,
  provider: string,
  offered: readonly string[],
): Promise<AccountResult<undefined>> {
  const refusal = requireRecentSignIn(session);
  if (refusal) return refusal;
  const { userId, sessionId } = session;
  return deps.db.transaction().execute(async (tx): Promise<AccountResult<undefined>> => {
    // Serialises concurrent requests, so that one sign-in method always remains.
    if (!((await holdAccount(tx, userId)) && (await holdSession(tx, sessionId)))) return refuse('login-required');
    const methods = await methodsOf(tx, userId, offered);
    if (!methods.linked.includes(provider)) return refuse('not-found');
    if (isLastSignInMethod(provider, methods)) return refuse('last-sign-in-method');
    await removeLinks(tx, userId, [provider]);
    return { ok: true, value: undefined };
  });
}

/** Removes the given linked accounts inside the caller's transaction, with one mail and one audit row for each. */
export async function removeLinks(tx: Db, userId: number, providers: readonly string[]): Promise<void> {
  for (const provider of providers) {
    if (!(await deleteLink(tx, userId, provider))) continue;
    await insertAudit(tx, {
      actorId: userId,
      verb: 'unlink-account',
      subjectKind: 'user',
      subjectId: String(userId),
      detail: { provider },
    });
    await announceMethodChange(tx, userId, { method: provider, change: 'removed' });
  }
}

/** Returns how a user can sign in. `offered` lists the providers enabled on the site. */
export async function methodsOf(db: Db, userId: number, offered: readonly string[]): Promise<SignInMethods> {
  const linked = (await listLinks(db, userId)).map(({ provider }) => provider);
  const passkeys = (await listPasskeys(db, userId)).length;
  return { hasPassword: (await findPasswordHash(db, userId)) !== undefined, passkeys, linked, offered };
}
