import type { Db } from '#data/db.ts';
import { hasChosenRival } from '#data/queries/accounts/rivals.ts';
import { areTeamMates } from '#data/queries/events/event-members.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';

/** Returns the actor's relation to a record's author, which every permission to judge the record depends on. */
export async function factsAbout(db: Db, { userId }: SignedIn, authorId: number) {
  return {
    own: userId === authorId,
    teamMate: await areTeamMates(db, userId, authorId),
    chosenRival: await hasChosenRival(db, userId, authorId),
  };
}
