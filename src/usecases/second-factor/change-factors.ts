import type { Db } from '#data/db.ts';
import { findAccount, lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { deleteRecoveryCodes } from '#data/queries/accounts/recovery-codes.ts';
import { countFactors } from '#data/queries/accounts/second-factors.ts';
import { deleteSessions, holdSession } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { isStaff, type Role } from '#domain/accounts/actor.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import { announceMethodChange } from '#usecases/sign-in-methods/announce-method-change.ts';
import { requireRecentSignIn } from '#usecases/sign-in-methods/require-recent-sign-in.ts';
import { createRecoveryCodes } from './recovery-codes.ts';

export type Factor = 'passkey' | 'authenticator-app';

/** What adding a second factor returns. The first one comes with recovery codes, which cannot be shown again. */
export type AddedFactor = { readonly recoveryCodes?: readonly string[] };

/**
 * Runs a change to the user's second factors in one transaction, after a recent sign-in. The account is locked, so that
 * limits hold for concurrent changes; a session that has ended meanwhile changes nothing.
 */
export async function changeFactors<Value>(
  deps: Deps,
  session: Session,
  change: (tx: Db) => Promise<AccountResult<Value>>,
): Promise<AccountResult<Value>> {
  const refusal = requireRecentSignIn(session);
  if (refusal) return refusal;
  return deps.db.transaction().execute(async (tx): Promise<AccountResult<Value>> => {
    const isOpen = (await lockOpenAccount(tx, session.userId)) && (await holdSession(tx, session.sessionId));
    return isOpen ? change(tx) : refuse('login-required');
  });
}

/**
 * Records a second factor that was just added: audit row and message to the owner. The first one creates recovery codes and
 * ends all other sessions, because a password alone was enough to begin them.
 */
export async function recordAdded(tx: Db, { userId, sessionId }: Session, factor: Factor, detail: Detail = {}): Promise<AddedFactor> {
  await auditFactor(tx, userId, `add-${factor}`, detail);
  await announceMethodChange(tx, userId, { method: factor, change: 'added' });
  if ((await countFactors(tx, userId)) > 1) return {};
  await deleteSessions(tx, userId, sessionId);
  return { recoveryCodes: await createRecoveryCodes(tx, userId) };
}

/** Removes a second factor with `remove`, and the recovery codes with the last one. Staff cannot remove the last one. */
export async function removeFactor(
  tx: Db,
  userId: number,
  factor: Factor,
  remove: () => Promise<unknown>,
  detail: Detail = {},
): Promise<AccountResult<undefined>> {
  const isLast = (await countFactors(tx, userId)) === 1;
  const account = await findAccount(tx, userId);
  if (isLast && isStaff((account?.role ?? 'player') as Role)) return refuse('second-factor-required');
  await remove();
  if (isLast) await deleteRecoveryCodes(tx, userId);
  await auditFactor(tx, userId, `remove-${factor}`, detail);
  await announceMethodChange(tx, userId, { method: factor, change: 'removed' });
  return { ok: true, value: undefined };
}

type Detail = Readonly<Record<string, string>>;

/** Writes an audit row about the user's own second factors. These rows are not public. */
export const auditFactor = (tx: Db, userId: number, verb: string, detail: Detail = {}): Promise<void> =>
  insertAudit(tx, { actorId: userId, verb, subjectKind: 'user', subjectId: String(userId), detail });
