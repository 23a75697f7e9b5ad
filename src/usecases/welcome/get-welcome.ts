import { findFirstDeeds, findWelcome } from '#data/queries/accounts/welcomes.ts';
import { NEW_WELCOME, type Welcome } from '#domain/welcome/steps.ts';
import type { Deps } from '#usecases/deps.ts';

/** A player's welcome. `posts` are the countable records: a player without any is new. */
export type OwnWelcome = Welcome & { readonly posts: number; readonly hasProfile: boolean };

/** Returns what a player chose in the welcome. It is done once the player has posted or has left its last step. */
export async function getWelcome({ db }: Pick<Deps, 'db'>, userId: number): Promise<OwnWelcome> {
  const [stored, { posts, hasPosted, hasProfile }] = [await findWelcome(db, userId), await findFirstDeeds(db, userId)];
  const { games, boardId, step } = stored ?? NEW_WELCOME;
  return { games, boardId, step, isDone: hasPosted || (stored?.doneAt ?? null) !== null, posts, hasProfile };
}
