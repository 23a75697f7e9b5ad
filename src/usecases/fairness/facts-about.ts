import type { Db } from '#data/db.ts';
import { areTeamMates } from '#data/queries/event-members.ts';
import { hasChosenRival } from '#data/queries/rivals.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';

/** How somebody stands to the author of a record: what every right to judge it asks for. */
export async function factsAbout(db: Db, { userId }: SignedIn, authorId: number) {
  return {
    own: userId === authorId,
    teamMate: await areTeamMates(db, userId, authorId),
    chosenRival: await hasChosenRival(db, userId, authorId),
  };
}
