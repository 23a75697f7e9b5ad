import { listPlacesOfPlayer, type PlayerPlace } from '#data/queries/rankings/places.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPoints, type PointsScale } from '#domain/rankings/board-points.ts';
import type { Deps } from '#usecases/deps.ts';
import { getPointsScale } from '#usecases/rankings/stage/points-scale.ts';
import { openView, type ViewFilter } from '#usecases/rankings/stage/view.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

/** A player's place on one board under a filter. */
export type PlayerStanding = {
  readonly board: Board; // a stage, event or speedrun board
  readonly rank: number;
  readonly shared: boolean;
  readonly players: number;
  readonly points: number | null; // points for the place; null on a speedrun board
  readonly rankKey: number;
  readonly aboveKey: number | null; // rank key of the next better player; null in first place
  readonly firstKey: number;
  readonly recordId: string;
  readonly postedAt: Date;
};

/** Returns a player's standings under a filter, on every board with the player's record, in the catalogue's order. */
export async function getStandings(deps: Deps, userId: number, filter: ViewFilter): Promise<PlayerStanding[]> {
  const { boards } = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const view = await openView(snapshot, filter);
    const places = new Map((await listPlacesOfPlayer(snapshot.db, userId, view.bests)).map((place) => [place.boardId, place]));
    const played = [...boards.values()].filter((board) => places.has(board.boardId));
    const scale = await getPointsScale(snapshot, played, view);
    return played.flatMap((board) => {
      const place = places.get(board.boardId);
      return place ? [toStanding(board, place, scale)] : [];
    });
  });
}

export function toStanding(
  board: Board,
  { userId: _user, boardId: _board, sharers, ...place }: PlayerPlace,
  scale: PointsScale,
): PlayerStanding {
  return { board, ...place, shared: sharers > 1, points: boardPoints(board, place, scale) };
}
