import { listPlayerNames, type PlayerName } from '#data/queries/accounts/players.ts';
import { findUserIds } from '#data/queries/accounts/users.ts';
import { listPlacesOfPlayer } from '#data/queries/rankings/places.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { playedBoards } from '#domain/rankings/player/played-boards.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { type PlayerStanding, toStanding } from '#usecases/rankings/players/get-standings.ts';
import { getPointsScale } from '#usecases/rankings/stage/points-scale.ts';
import { type AskedFilter, readFilter } from '#usecases/rankings/stage/read-filter.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { playerFilters } from './player-filters.ts';

export type PlayerStandings = AskedFilter & { readonly player: PlayerName; readonly standings: readonly PlayerStanding[] };

/** Returns the standings on a player's page, in the catalogue's order, without the rest of the page. */
export async function listPlayerStandings(
  deps: Deps,
  handle: string,
  query: FilterQuery,
): Promise<Result<PlayerStandings, 'unknown-player' | 'bad-filter'>> {
  if (!parseHandle(handle).ok) return err('unknown-player');
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async (snapshot) => {
    const userIds = [...(await findUserIds(snapshot.db, [handle])).values()];
    const [player] = (await listPlayerNames(snapshot.db, userIds)).values();
    if (!player) return err('unknown-player');
    const read = await readFilter(snapshot, query, playerFilters(catalogue));
    if (!read.ok) return read;
    const { asked, counted } = read.value;
    const places = new Map((await listPlacesOfPlayer(snapshot.db, player.userId, counted)).map((place) => [place.boardId, place]));
    const played = playedBoards(catalogue, counted.console, (boardId) => places.has(boardId));
    const scale = await getPointsScale(snapshot, played, { bests: counted, moment: counted });
    const standings = played.flatMap((board) => {
      const place = places.get(board.boardId);
      return place ? [toStanding(board, place, scale)] : [];
    });
    return ok({ ...asked, player, standings });
  });
}
