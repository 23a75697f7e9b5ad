import type { Db } from '#data/db.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import type { Action } from '#domain/accounts/can.ts';
import type { ActingRole } from '#domain/records/states.ts';
import { factsAbout } from '#usecases/fairness/facts-about.ts';
import { actingRoleOf } from './acting-role-of.ts';

/**
 * Returns the role in which an actor may act on a record. Moderators may not judge their own records or those of a
 * team-mate or chosen rival.
 */
export async function findActingRole(
  db: Db,
  actor: SignedIn,
  record: { readonly userId: number },
  action: Action = 'change-record-state',
): Promise<ActingRole | undefined> {
  return actingRoleOf(actor, action, await factsAbout(db, actor, record.userId));
}
