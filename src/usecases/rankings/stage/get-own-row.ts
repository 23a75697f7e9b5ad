import type { PlayerName } from '#data/queries/accounts/players.ts';
import { findPlacesAround, listPlacesOfPlayer } from '#data/queries/rankings/places.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { getRivals } from '#usecases/rankings/players/get-rivals.ts';
import { type PlayerStanding, toStanding } from '#usecases/rankings/players/get-standings.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { readStageView, type StageRankingError } from './get-stage-ranking.ts';
import { getPointsScale } from './points-scale.ts';
import { ROWS_PER_PAGE } from './rank-board.ts';

/** A player's row in a stage ranking, with its page number. */
export type OwnRow = PlayerStanding & {
  readonly page: number;
  readonly above: PlayerName | null; // player with the next better place; null in first place
};

export type OwnView = {
  readonly board: Board;
  readonly row: OwnRow | null; // null when the player is not on this view
  readonly rankClass: number | null; // current class of the player
  readonly rivals: readonly string[]; // handles of the player's rivals
};

/** Returns one player's row in a stage ranking under a filter. */
export function getOwnRow(deps: Deps, userId: number, stageId: number, query: FilterQuery): Promise<Result<OwnView, StageRankingError>> {
  return readSnapshot(deps, async (snapshot) => {
    const read = await readStageView(snapshot, stageId, query);
    if (!read.ok) return read;
    const { board, counted } = read.value;
    const { own, rivals } = await getRivals(snapshot, userId);
    const [place] = await listPlacesOfPlayer(snapshot.db, userId, counted, board.boardId);
    const view = {
      board,
      rankClass: own?.rankClass ?? null,
      rivals: rivals.map((rival) => rival.handle),
    };
    if (!place) return ok({ ...view, row: null });

    const { tiesBefore, above } = await findPlacesAround(snapshot.db, place, counted);
    const standing = toStanding(board, place, await getPointsScale(snapshot, [board], { bests: counted, moment: counted }));
    return ok({ ...view, row: { ...standing, page: Math.ceil((place.rank + tiesBefore) / ROWS_PER_PAGE), above } });
  });
}
