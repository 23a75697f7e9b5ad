import { listRankedBoards, rebuildBoard } from '#data/queries/rankings/rebuild.ts';
import type { Deps } from '#usecases/deps.ts';
import { purgeAllPages } from '#usecases/edge/purge-all-pages.ts';
import { recomputeTotals } from '#usecases/rankings/totals/refresh-totals.ts';

/** Rebuilds every derived table from the records, board by board, while the site is running. Reports the progress. */
export async function rebuildRankings(deps: Deps, progress: (done: number, all: number) => void): Promise<void> {
  const boards = await listRankedBoards(deps.db);
  for (const [index, boardId] of boards.entries()) {
    await rebuildBoard(deps.db, boardId);
    progress(index + 1, boards.length);
  }
  await recomputeTotals(deps);
  await purgeAllPages(deps);
}
