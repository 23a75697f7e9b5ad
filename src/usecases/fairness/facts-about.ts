import type { Db } from '#data/db.ts';
import { areTeamMates } from '#data/queries/event-members.ts';
import { hasChosenRival } from '#data/queries/rivals.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';

/** An actor's relation to a record's author, as needed by every right to judge the record. */
export async function factsAbout(db: Db, { userId }: SignedIn, authorId: number) {
  return {
    own: userId === authorId,
    teamMate: await areTeamMates(db, userId, authorId),
    chosenRival: await hasChosenRival(db, userId, authorId),
  };
}
