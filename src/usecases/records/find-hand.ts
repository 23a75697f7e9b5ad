import type { Db } from '#data/db.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import type { Action } from '#domain/accounts/can.ts';
import type { Hand } from '#domain/records/states.ts';
import { factsAbout } from '#usecases/fairness/facts-about.ts';
import { handOf } from './hand-of.ts';

/** As what this actor may touch a record now; nobody judges an own, a team-mate's or a chosen rival's. */
export async function findHand(
  db: Db,
  actor: SignedIn,
  record: { readonly userId: number },
  action: Action = 'change-record-state',
): Promise<Hand | undefined> {
  return handOf(actor, action, await factsAbout(db, actor, record.userId));
}
