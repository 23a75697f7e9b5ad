import { blankAccount } from '#data/queries/accounts.ts';
import { takeAttempt } from '#data/queries/attempts.ts';
import { insertAudit } from '#data/queries/audit-log.ts';
import { holdAccount, isUnused, claimOldName as takeOldName, transferName } from '#data/queries/old-names.ts';
import { takeToken } from '#data/queries/one-time-tokens.ts';
import { lockPlayers } from '#data/queries/records.ts';
import { readClock } from '#data/queries/server.ts';
import { hashSecret, randomLowercase } from '#data/secret.ts';
import { can } from '#domain/accounts/can.ts';
import { parseClaimCode } from '#domain/accounts/claim-code.ts';
import { CLOSED_ACCOUNT_PREFIX } from '#domain/accounts/handle.ts';
import { type AccountResult, invalid, refuse, tooMany } from '#usecases/accounts/account-errors.ts';
import type { Client } from '#usecases/accounts/client.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';

const WRONG = invalid({ code: 'code-invalid' }); // does not reveal whether the code never existed, was used or has expired

/**
 * Transfers an old name to the owner of its code: moves password, e-mail, links and sessions of the new account, which must be unused, to
 * the old one, so that its records keep their author, and closes the new one. A refusal costs only an attempt.
 */
export async function claimOldName(
  deps: Deps,
  session: Session,
  typed: string,
  client: Client,
): Promise<AccountResult<{ userId: string }>> {
  const { userId } = session;
  if (!can(signedInAs(session, 'site'), 'rename-self', { own: true })) return refuse('not-allowed');
  const wait = (await countTry(deps, 'claim-name', client.address)) ?? (await takeAttempt(deps.db, 'claim-name', `account/${userId}`));
  if (wait) return tooMany(wait);
  const code = parseClaimCode(typed);
  if (code === undefined) return WRONG;

  return allOrNothing(deps, async ({ db }): Promise<AccountResult<{ userId: string }>> => {
    if (!(await holdAccount(db, userId))) return refuse('login-required'); // a concurrent claim by the same user came first
    await lockPlayers(db, [userId]); // a concurrent post commits first, and makes this claim fail
    if (!(await isUnused(db, userId))) return refuse('account-in-use');
    const taken = await takeToken(db, hashSecret(code), 'claim-name');
    const handle = taken && (await takeOldName(db, taken.userId));
    if (!taken || handle === undefined) return WRONG;
    await transferName(db, userId, taken.userId);
    await blankAccount(db, userId, `${CLOSED_ACCOUNT_PREFIX}${randomLowercase(12)}`, await readClock(db));
    const detail = { from: userId };
    await insertAudit(db, { actorId: taken.userId, verb: 'claim-name', subjectKind: 'user', subjectId: String(taken.userId), detail });
    return { ok: true, value: { userId: handle } };
  });
}
