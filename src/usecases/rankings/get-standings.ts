import { listPlacesOfPlayer, type PlayerPlace } from '#data/queries/places.ts';
import type { Board } from '#domain/catalogue/board.ts';
import { boardPoints, type PointsScale } from '#domain/rankings/board-points.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getPointsScale } from './points-scale.ts';
import { openView, type ViewFilter } from './view.ts';

/** A player's place on one board under a filter. */
export type PlayerStanding = {
  readonly board: Board; // its kind is stage, event or speedrun
  readonly rank: number;
  readonly shared: boolean;
  readonly players: number;
  readonly points: number | null; // null on a speedrun
  readonly rankKey: number;
  readonly aboveKey: number | null; // of the next better player; null in first place
  readonly firstKey: number;
  readonly recordId: string;
  readonly postedAt: Date;
};

/** A player's standings under a filter on all boards that they are on, in the catalogue's order. */
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

/** Converts a place to a standing, with its board and points. */
export function toStanding(
  board: Board,
  { userId: _user, boardId: _board, sharers, ...place }: PlayerPlace,
  scale: PointsScale,
): PlayerStanding {
  return { board, ...place, shared: sharers > 1, points: boardPoints(board, place, scale) };
}
