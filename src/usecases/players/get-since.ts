import { listPlacesOfPlayer, UNFILTERED } from '#data/queries/places.ts';
import { countPostsOfOthers } from '#data/queries/posts.ts';
import { readClock } from '#data/queries/server.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

const LONGEST_MS = 90 * 86_400_000;

export type Since = {
  readonly since: Date; // what was asked, but 90 days back at most and never after now
  readonly records: number; // that count, of others, on boards that the player is on
  readonly won: number; // places, summed over the boards that the player was on already
  readonly lost: number;
};

/** What happened on a player's boards since an instant: a place is won or lost when the rank then and the rank now differ. */
export async function getSince(deps: Deps, userId: number, after: Date): Promise<Since> {
  return readSnapshot(deps, async ({ db }) => {
    const now = await readClock(db);
    const since = new Date(Math.min(now.getTime(), Math.max(now.getTime() - LONGEST_MS, after.getTime())));
    const then = await listPlacesOfPlayer(db, userId, { ...UNFILTERED, before: since });
    const places = new Map((await listPlacesOfPlayer(db, userId, UNFILTERED)).map(({ boardId, rank }) => [boardId, rank]));
    const moves = then.map(({ boardId, rank }) => rank - (places.get(boardId) ?? rank));
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    return {
      since,
      records: await countPostsOfOthers(db, userId, since),
      won: sum(moves.filter((move) => move > 0)),
      lost: sum(moves.filter((move) => move < 0).map((move) => -move)),
    };
  });
}
