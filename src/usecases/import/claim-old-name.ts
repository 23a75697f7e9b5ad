import { blankAccount } from '#data/queries/accounts/accounts.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { takeToken } from '#data/queries/accounts/one-time-tokens.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { holdAccount, isUnused, claimOldName as takeOldName, transferName } from '#data/queries/records/old-names.ts';
import { lockPlayers } from '#data/queries/records/records.ts';
import { readClock } from '#data/queries/site/server.ts';
import { hashSecret, randomLowercase } from '#data/secret.ts';
import { can } from '#domain/accounts/can.ts';
import { parseClaimCode } from '#domain/accounts/claim-code.ts';
import { CLOSED_ACCOUNT_PREFIX } from '#domain/accounts/handle.ts';
import type { AccountResult } from '#usecases/accounts/account-errors.ts';
import type { Client } from '#usecases/accounts/client.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { replaceDumpsNaming } from '#usecases/dumps/queue-dump.ts';
import { invalid, refuse, tooMany } from '#usecases/refused.ts';

const WRONG = invalid({ code: 'code-invalid' }); // The same error for unknown, used and expired codes.

/**
 * Gives an imported account to the user who has its claim code. Moves the password, e-mail, links and sessions of the
 * user's own account, which must be unused, to the imported account, and closes the user's account. The imported
 * records keep their author. A refused claim only uses up an attempt.
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
    // A concurrent claim by the same user has already closed the account.
    if (!(await holdAccount(db, userId))) return refuse('login-required');
    await lockPlayers(db, [userId]); // A concurrent post commits first and makes the claim fail.
    if (!(await isUnused(db, userId))) return refuse('account-in-use');
    const taken = await takeToken(db, hashSecret(code), 'claim-name');
    const handle = taken && (await takeOldName(db, taken.userId));
    if (!taken || handle === undefined) return WRONG;
    await replaceDumpsNaming({ ...deps, db }, userId);
    await transferName(db, userId, taken.userId);
    await blankAccount(db, userId, `${CLOSED_ACCOUNT_PREFIX}${randomLowercase(12)}`, await readClock(db));
    const detail = { from: userId };
    await insertAudit(db, { actorId: taken.userId, verb: 'claim-name', subjectKind: 'user', subjectId: String(taken.userId), detail });
    return { ok: true, value: { userId: handle } };
  });
}
