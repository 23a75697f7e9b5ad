import { listPlacesOfPlayer } from '#data/queries/rankings/places.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPointsScale } from '#usecases/rankings/stage/points-scale.ts';
import { openView, type ViewFilter } from '#usecases/rankings/stage/view.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type PlayerStanding, toStanding } from './get-standings.ts';

/** Returns a player's standing on one board under a filter, or undefined when the player is not on the board. */
export async function getStanding(deps: Deps, userId: number, boardId: number, filter: ViewFilter): Promise<PlayerStanding | undefined> {
  const board = (await deps.catalogue()).boards.get(boardId);
  if (!board) return undefined;
  return readSnapshot(deps, async (snapshot) => {
    const view = await openView(snapshot, filter);
    const [place] = await listPlacesOfPlayer(snapshot.db, userId, view.bests, boardId);
    return place && toStanding(board, place, await getPointsScale(snapshot, [board], view));
  });
}
