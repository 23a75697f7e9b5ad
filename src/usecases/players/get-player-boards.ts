import { findUserIds } from '#data/queries/accounts/users.ts';
import { listPlacesOfPlayer } from '#data/queries/rankings/places.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import { boardRoute } from '#domain/catalogue/boards/board-place.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { playedBoards } from '#domain/rankings/player/played-boards.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import type { ShownValue } from '#domain/records/shown-value.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { toStanding } from '#usecases/rankings/players/get-standings.ts';
import { getPointsScale } from '#usecases/rankings/stage/points-scale.ts';
import { readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { playerFilters } from './player-filters.ts';

/** A player's result on a board. */
type BoardResult = ShownValue & {
  readonly place: string;
  readonly first: number; // value of the first place, of the same kind
  readonly points: number | null; // null on a speedrun board
  readonly recordId: string;
};

/** Returns a player's results under a filter, by the route of their board. */
export async function getPlayerBoards(
  deps: Deps,
  handle: string,
  query: FilterQuery,
): Promise<Result<Readonly<Record<string, BoardResult>>, 'unknown-player' | 'bad-filter'>> {
  if (!parseHandle(handle).ok) return err('unknown-player');
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const userId = (await findUserIds(snapshot.db, [handle])).get(handle);
    if (userId === undefined) return err('unknown-player');
    const read = await readFilter(snapshot, query, playerFilters(catalogue));
    if (!read.ok) return read;
    const { counted } = read.value;
    const places = new Map((await listPlacesOfPlayer(snapshot.db, userId, counted)).map((place) => [place.boardId, place]));
    const played = playedBoards(catalogue, counted.console, (boardId) => places.has(boardId));
    const scale = await getPointsScale(snapshot, played, { bests: counted, moment: counted });
    const results = played.flatMap((board) => {
      const place = places.get(board.boardId);
      if (!place) return [];
      const { rank, shared, rankKey, firstKey, points, recordId } = toStanding(board, place, scale);
      const result = { place: formatRank(rank, shared), first: shownOfRankKey(board, firstKey).value, points, recordId };
      return [[boardRoute(catalogue, board), { ...shownOfRankKey(board, rankKey), ...result }] as const];
    });
    return ok(Object.fromEntries(results));
  });
}
