import type { HeldRecord } from '#data/queries/records/held-records.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Deps } from '#usecases/deps.ts';
import { getHolders } from '#usecases/rankings/stage/get-holders.ts';
import { openView, type ViewFilter } from '#usecases/rankings/stage/view.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

export type RecordHistory = {
  readonly board: Board;
  readonly firstPlaces: readonly HeldRecord[]; // oldest first; the last entry is the current record
};

/** Returns every first place in a board's history under a filter, or undefined for an unknown board. */
export async function getRecordHistory(deps: Deps, boardId: number, filter: ViewFilter): Promise<RecordHistory | undefined> {
  const board = (await deps.catalogue()).boards.get(boardId);
  if (!board) return undefined;
  return readSnapshot(deps, async (snapshot) => {
    const { bests, moment, now } = await openView(snapshot, filter);
    const { firstPlaces } = await getHolders(snapshot, board, { ...moment, console: bests.console }, now);
    // Removes the class from rows of a past view, because they contain the current class.
    return { board, firstPlaces: bests.before === null ? firstPlaces : firstPlaces.map((place) => ({ ...place, rankClass: null })) };
  });
}
