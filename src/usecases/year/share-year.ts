import { lockOpenAccount } from '#data/queries/accounts/accounts.ts';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { deleteSharedYear, insertSharedYear } from '#data/queries/accounts/shared-years.ts';
import { can } from '#domain/accounts/can.ts';
import { type Session, signedInAs } from '#usecases/accounts/get-session.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Refused, refuse, type TooMany, tooMany } from '#usecases/refused.ts';
import { getYear } from './get-year.ts';

export type ShareYearRefusal = Refused<'not-allowed' | 'not-found'> | TooMany;

/** Makes the signed-in player's year in review public. Idempotent. Only for a year that the player can review. */
export async function shareYear(deps: Deps, session: Session, year: number): Promise<{ readonly ok: true } | ShareYearRefusal> {
  if (!can(signedInAs(session, 'site'), 'share-year')) return refuse('not-allowed');
  if (!(await getYear(deps, session.handle, year, session))) return refuse('not-found');
  return allOrNothing(deps, async ({ db }): Promise<{ readonly ok: true } | ShareYearRefusal> => {
    if (!(await lockOpenAccount(db, session.userId))) return refuse('not-found');
    const wait = await takeAttempt(db, 'share-year-day', String(session.userId));
    if (wait) return tooMany(wait);
    await insertSharedYear(db, session.userId, year);
    return { ok: true };
  });
}

/** Makes the signed-in player's year in review private again. Idempotent, and allowed during a ban. */
export async function unshareYear(deps: Deps, session: Session, year: number): Promise<void> {
  await deleteSharedYear(deps.db, session.userId, year);
}
