import type { Db } from '#data/db.ts';
import { type Account, findAccountByHandle, updateRole } from '#data/queries/accounts.ts';
import { insertAudit } from '#data/queries/audit-log.ts';
import { insertBan, liftBans, listStaffAndBanned, type StaffRow } from '#data/queries/bans.ts';
import { hashSecret } from '#data/secret.ts';
import { type Actor, isSignedIn, type Role, roleOf } from '#domain/accounts/actor.ts';
import type { BanScope } from '#domain/accounts/bans.ts';
import { type Action, can, isHigher } from '#domain/accounts/can.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';

/** An operator works at the command line: who can reach the database needs no right. */
export type Governor = Actor | 'operator';
export type GovernError = 'unknown-user' | 'not-allowed';

/** Gives somebody a role; it holds from their next request on. */
export function changeRole(deps: Deps, by: Governor, handle: string, role: Exclude<Role, 'banned'>): Promise<Result<string, GovernError>> {
  return govern(deps, by, 'grant-role', handle, async (tx, account) => {
    await updateRole(tx, account.userId, role);
    return { verb: 'change-role', detail: { from: account.role, to: role } };
  });
}

/** Keeps somebody from taking part, in a part of the site or all of it; it holds from their next request on. */
export function ban(
  deps: Deps,
  by: Governor,
  handle: string,
  { scope, reason, endsAt = null }: { scope: BanScope; reason: string; endsAt?: Date | null },
): Promise<Result<string, GovernError>> {
  return govern(deps, by, 'ban', handle, async (tx, { userId }) => {
    const banId = await insertBan(tx, { userId, scope, reason, bannedBy: idOf(by), endsAt });
    return { verb: 'ban', detail: { banId, scope, reasonHash: hashSecret(reason).toString('hex') } };
  });
}

/** Lifts all of somebody's bans. */
export function unban(deps: Deps, by: Governor, handle: string): Promise<Result<string, GovernError>> {
  return govern(deps, by, 'ban', handle, async (tx, { userId }) => {
    const lifted = await liftBans(tx, userId);
    return { verb: 'unban', detail: { banIds: lifted.join(',') } };
  });
}

/** Everybody with a role beyond player, or a ban that holds. */
export const listGoverned = (deps: Deps): Promise<StaffRow[]> => listStaffAndBanned(deps.db);

type Deed = { verb: string; detail: Record<string, string> };

// The deed and its row in the log are one transaction.
async function govern(
  deps: Deps,
  by: Governor,
  action: Action,
  handle: string,
  act: (tx: Db, account: Account) => Promise<Deed>,
): Promise<Result<string, GovernError>> {
  return deps.db.transaction().execute(async (tx) => {
    const account = await findAccountByHandle(tx, handle);
    if (!account) return err('unknown-user');
    if (by !== 'operator' && !can(by, action, factsOf(by, account))) return err('not-allowed');
    const { verb, detail } = await act(tx, account);
    await insertAudit(tx, { actorId: idOf(by), verb, subjectKind: 'user', subjectId: String(account.userId), detail });
    return ok(account.handle);
  });
}

const idOf = (by: Governor): number | null => (by !== 'operator' && isSignedIn(by) ? by.userId : null);

const factsOf = (by: Actor, account: Account) => ({
  own: isSignedIn(by) && by.userId === account.userId,
  lowerRole: isHigher(roleOf(by), account.role as Role),
});
