import { findAccountByHandle, lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { deleteSecondFactors, deleteUnfinishedSignIns } from '#data/queries/accounts/second-factors.ts';
import { deleteSessions } from '#data/queries/accounts/sessions.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { announceMethodChange } from '#usecases/sign-in-methods/announce-method-change.ts';
import { readFactors } from './get-second-factor.ts';

/**
 * Removes a user's second factors and recovery codes for the operator, ends all sessions and notifies the owner. The role
 * of a staff member whose seven days have passed stays suspended until a new factor is registered.
 */
export const resetSecondFactor = (deps: Deps, handle: string): Promise<Result<string, 'unknown-user' | 'no-second-factor'>> =>
  deps.db.transaction().execute(async (tx) => {
    const account = await findAccountByHandle(tx, handle);
    if (!account || !(await lockOpenAccount(tx, account.userId))) return err('unknown-user');
    const { userId } = account;
    const { passkeys, authenticatorApp, recoveryCodes } = await readFactors(tx, userId);
    if (passkeys.length === 0 && !authenticatorApp) return err('no-second-factor');
    await deleteSecondFactors(tx, userId);
    await deleteUnfinishedSignIns(tx, userId);
    await deleteSessions(tx, userId);
    const detail = { passkeys: passkeys.length, apps: authenticatorApp ? 1 : 0, recoveryCodes };
    await insertAudit(tx, { actorId: null, verb: 'reset-second-factor', subjectKind: 'user', subjectId: String(userId), detail });
    if (passkeys.length > 0) await announceMethodChange(tx, userId, { method: 'passkey', change: 'removed' });
    if (authenticatorApp) await announceMethodChange(tx, userId, { method: 'authenticator-app', change: 'removed' });
    return ok(account.handle);
  });
