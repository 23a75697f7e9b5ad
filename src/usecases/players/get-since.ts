import { listPlacesOfPlayer, UNFILTERED } from '#data/queries/rankings/places.ts';
import { countPostsOfOthers } from '#data/queries/records/posts.ts';
import { readClock } from '#data/queries/site/server.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

const LONGEST_MS = 90 * DAY_MS;

export type Since = {
  readonly since: Date; // the requested instant, limited to the last 90 days and to the present
  readonly records: number; // number of other players' countable records on the player's boards
  readonly won: number; // places won, summed over the boards that the player was already on
  readonly lost: number;
};

/**
 * Returns the changes on a player's boards since an instant. Places won and lost are differences between the rank then
 * and the rank now.
 */
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
