import type { Db } from '#data/db.ts';
import { type Account, findAccountByHandle, updateRole } from '#data/queries/accounts/accounts.ts';
import {
  findBanned,
  insertBan,
  liftBan,
  liftBans,
  listHoldingBans,
  listStaffAndBanned,
  type StaffRow,
} from '#data/queries/accounts/bans.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret } from '#data/secret.ts';
import { type Actor, isSignedIn, type Role, roleOf } from '#domain/accounts/actor.ts';
import type { BanScope } from '#domain/accounts/bans.ts';
import { type Action, can, isHigher } from '#domain/accounts/can.ts';
import type { AccountKind } from '#domain/notifications/notifications.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from '#usecases/notifications/write-notifications.ts';
import { refusalOf } from '#usecases/sign-in-methods/refusal-of.ts';

/** The acting user, or 'operator' for the command line, which has every right because it has database access. */
export type Governor = Actor | 'operator';
export type GovernError = 'unknown-user' | 'unknown-ban' | 'ends-before-now' | 'not-allowed' | 'sign-in-again';

/** Changes a user's role, effective from the user's next request. */
export function changeRole(deps: Deps, by: Governor, handle: string, role: Exclude<Role, 'banned'>): Promise<Result<string, GovernError>> {
  return govern(deps, by, 'grant-role', handle, async (tx, account) => {
    await updateRole(tx, account.userId, role);
    return { verb: 'change-role', detail: { from: account.role, to: role }, notification: account.role === role ? undefined : 'role' };
  });
}

/** Bans a user from part or all of the site, effective from their next request. */
export function ban(
  deps: Deps,
  by: Governor,
  handle: string,
  { scope, reason, endsAt = null }: { scope: BanScope; reason: string; endsAt?: Date | null },
): Promise<Result<string, GovernError>> {
  return govern(deps, by, 'ban', handle, async (tx, { userId }) => {
    if (endsAt && endsAt <= (await readClock(tx))) return 'ends-before-now';
    const banId = await insertBan(tx, { userId, scope, reason, bannedBy: idOf(by), endsAt });
    return { verb: 'ban', detail: { banId, scope, reasonHash: hashSecret(reason).toString('hex') }, notification: `banned-${scope}` };
  });
}

/** Lifts all of a user's bans. */
export function unban(deps: Deps, by: Governor, handle: string): Promise<Result<string, GovernError>> {
  return govern(deps, by, 'ban', handle, async (tx, { userId }) => {
    const lifted = await liftBans(tx, userId);
    return { verb: 'unban', detail: { banIds: lifted.join(',') }, notification: lifted.length === 0 ? undefined : 'unbanned' };
  });
}

/** Lifts a single ban before it expires. */
export async function lift(deps: Deps, by: Governor, banId: string): Promise<Result<string, GovernError>> {
  const handle = /^[1-9]\d{0,17}$/.test(banId) ? await findBanned(deps.db, banId) : undefined;
  if (handle === undefined) return err('unknown-ban');
  return govern(deps, by, 'ban', handle, async (tx) => {
    const isLifted = (await liftBan(tx, banId)) !== undefined;
    return isLifted ? { verb: 'unban', detail: { banIds: banId }, notification: 'unbanned' } : 'unknown-ban';
  });
}

/** Returns all users with a role above player or with a ban in force. */
export const listGoverned = (deps: Deps): Promise<StaffRow[]> => listStaffAndBanned(deps.db);

/** Returns all bans in force. Requires the right to ban. */
export async function listBansThatHold(deps: Deps, by: Actor) {
  return can(by, 'ban', { own: false, lowerRole: true }) ? ok(await listHoldingBans(deps.db)) : err('not-allowed');
}

/** Returns all users with a role above player. Requires the right to grant roles. */
export async function listStaff(deps: Deps, by: Actor) {
  if (!can(by, 'grant-role', { own: false })) return err('not-allowed');
  return ok((await listStaffAndBanned(deps.db)).filter(({ role }) => role !== 'player'));
}

type Deed = { verb: string; detail: Record<string, string>; notification: AccountKind | undefined };

// Writes the change, its audit row and its notification in one transaction.
async function govern(
  deps: Deps,
  by: Governor,
  action: Action,
  handle: string,
  act: (tx: Db, account: Account) => Promise<Deed | GovernError>,
): Promise<Result<string, GovernError>> {
  return deps.db.transaction().execute(async (tx) => {
    const account = await findAccountByHandle(tx, handle);
    if (!account) return err('unknown-user');
    const refusal = by === 'operator' ? undefined : refusalOf(by, action, factsOf(by, account));
    if (refusal) return refusal;
    const deed = await act(tx, account);
    if (typeof deed === 'string') return err(deed);
    const { verb, detail, notification } = deed;
    await insertAudit(tx, { actorId: idOf(by), verb, subjectKind: 'user', subjectId: String(account.userId), detail });
    if (notification) await writeNotifications({ ...deps, db: tx }, [await notificationOf(tx, account, notification)]);
    return ok(account.handle);
  });
}

// `cause` deduplicates notifications. It is the current time, so that each change notifies the user once.
const notificationOf = async (tx: Db, { userId }: Account, kind: AccountKind) => ({
  userId,
  kind,
  cause: String((await readClock(tx)).getTime()),
  recordId: null,
  place: null,
});

const idOf = (by: Governor): number | null => (by !== 'operator' && isSignedIn(by) ? by.userId : null);

const factsOf = (by: Actor, account: Account) => ({
  own: isSignedIn(by) && by.userId === account.userId,
  lowerRole: isHigher(roleOf(by), account.role as Role),
});
