import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { hasChosenRival, insertChosenRival, listChosenRivals, lockRivalsOf } from '#data/queries/accounts/rivals.ts';
import { can } from '#domain/accounts/can.ts';
import { MOST_CHOSEN } from '#domain/rankings/duels/rivals.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Refused, refuse } from '#usecases/refused.ts';

export type RivalRefusal = Refused<'not-allowed' | 'not-found' | 'too-many-rivals'>;

/**
 * Adds an open account to the signed-in user's rivals. Idempotent. Allows at most five rivals and never the user's own
 * account.
 */
export async function chooseRival(deps: Deps, session: Session, handle: string): Promise<{ readonly ok: true } | RivalRefusal> {
  if (!can(signedInAs(session, 'site'), 'choose-rival')) return refuse('not-allowed');
  return deps.db.transaction().execute(async (tx) => {
    const rival = await findAccountByHandle(tx, handle);
    if (!rival) return refuse('not-found');
    if (rival.userId === session.userId) return refuse('not-allowed');
    await lockRivalsOf(tx, session.userId); // serialises concurrent choices, so that the limit holds
    if (await hasChosenRival(tx, session.userId, rival.userId)) return { ok: true };
    if ((await listChosenRivals(tx, session.userId)).length >= MOST_CHOSEN) return refuse('too-many-rivals');
    await insertChosenRival(tx, session.userId, rival.userId);
    return { ok: true };
  });
}
