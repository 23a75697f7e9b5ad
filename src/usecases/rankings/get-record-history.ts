import { type HeldRecord, listFirstPlaces } from '#data/queries/board-ranking.ts';
import type { Board } from '#domain/catalogue/board.ts';
import type { Deps } from '#usecases/deps.ts';
import { openView, type ViewFilter } from './view.ts';

export type RecordHistory = {
  readonly board: Board;
  readonly firstPlaces: readonly HeldRecord[]; // oldest first; the last one is the standing record
};

/** Every first place of a board since the beginning under a filter; undefined for an unknown board. */
export async function getRecordHistory(deps: Deps, boardId: number, filter: ViewFilter): Promise<RecordHistory | undefined> {
  const board = (await deps.catalogue()).boards.get(boardId);
  if (!board) return undefined;
  const { bests } = await openView(deps, filter);
  const firstPlaces = await listFirstPlaces(deps.db, boardId, bests);
  // A class is that of the instant asked; rows hold the class of now.
  return { board, firstPlaces: bests.before === null ? firstPlaces : firstPlaces.map((place) => ({ ...place, rankClass: null })) };
}
