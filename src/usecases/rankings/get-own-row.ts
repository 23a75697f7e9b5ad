import { findPlacesAround, listPlacesOfPlayer } from '#data/queries/places.ts';
import type { PlayerName } from '#data/queries/players.ts';
import { listShownAround } from '#data/queries/shown-totals.ts';
import type { Board } from '#domain/catalogue/board.ts';
import { GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { ROWS_PER_PAGE, readStageView, type StageRankingError } from './get-stage-ranking.ts';
import { type PlayerStanding, toStanding } from './get-standings.ts';
import { getPointsScale } from './points-scale.ts';

/** Where a player stands on a stage's ranking, and on which page of it. */
export type OwnRow = PlayerStanding & {
  readonly page: number;
  readonly above: PlayerName | null; // who holds the place above; null in first place
};

export type OwnView = {
  readonly board: Board;
  readonly row: OwnRow | null; // null: not on this view
  readonly rankClass: number | null; // as of now
  readonly rivals: readonly string[]; // handles of those next above and below in total 1
};

/** What a stage's ranking says of one player under a filter. */
export function getOwnRow(deps: Deps, userId: number, stageId: number, query: FilterQuery): Promise<Result<OwnView, StageRankingError>> {
  return readSnapshot(deps, async (snapshot) => {
    const read = await readStageView(snapshot, stageId, query);
    if (!read.ok) return read;
    const { board, counted } = read.value;
    const near = await listShownAround(snapshot.db, GRAND_TOTAL, userId, 1);
    const [place] = await listPlacesOfPlayer(snapshot.db, userId, counted, board.boardId);
    const view = {
      board,
      rankClass: near.find((line) => line.userId === userId)?.rankClass ?? null,
      rivals: near.filter((line) => line.userId !== userId).map((line) => line.handle),
    };
    if (!place) return ok({ ...view, row: null });

    const { tiesBefore, above } = await findPlacesAround(snapshot.db, place, counted);
    const standing = toStanding(board, place, await getPointsScale(snapshot, [board], { bests: counted, moment: counted }));
    return ok({ ...view, row: { ...standing, page: Math.ceil((place.rank + tiesBefore) / ROWS_PER_PAGE), above } });
  });
}
