import type { Db } from '#data/db.ts';
import { areTeamMates } from '#data/queries/event-members.ts';
import { hasChosenRival } from '#data/queries/rivals.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import type { Action } from '#domain/accounts/can.ts';
import type { Hand } from '#domain/records/states.ts';
import { handOf } from './hand-of.ts';

/** As what this actor may touch a record now; nobody judges an own, a team-mate's or a chosen rival's. */
export async function findHand(
  db: Db,
  actor: SignedIn,
  record: { readonly userId: number },
  action: Action = 'change-record-state',
): Promise<Hand | undefined> {
  const chosenRival = await hasChosenRival(db, actor.userId, record.userId);
  const teamMate = await areTeamMates(db, actor.userId, record.userId);
  return handOf(actor, record, action, { chosenRival, teamMate });
}
