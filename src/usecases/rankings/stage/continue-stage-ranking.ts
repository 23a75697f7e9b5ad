import { listRankedRecords } from '#data/queries/rankings/board-ranking.ts';
import { isRecordId } from '#domain/rankings/feeds/record-id.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getPointsScale } from './points-scale.ts';
import { type StageRow, toStageRow } from './stage-row.ts';
import { summariseBoard } from './summarise-board.ts';
import { openView, type ViewFilter } from './view.ts';

export type MoreOfRanking = {
  readonly rows: readonly StageRow[];
  readonly next: string | null; // value of `after` for the next call, or null at the end of the board
};

/**
 * Returns the rows that follow a record in a board's ranking. Continuing after a record neither skips nor repeats
 * players when others post in the meantime, and costs the same at any depth.
 */
export async function continueStageRanking(
  deps: Deps,
  boardId: number,
  filter: ViewFilter,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Result<MoreOfRanking, 'unknown-board' | 'unknown-record'>> {
  const board = (await deps.catalogue()).boards.get(boardId);
  if (!board) return err('unknown-board');
  if (!isRecordId(after)) return err('unknown-record');

  return readSnapshot(deps, async (snapshot) => {
    const view = await openView(snapshot, filter);
    const { players } = await summariseBoard(snapshot, boardId, view.bests);
    const page = { boardId, filter: view.bests, start: { after }, limit: limit + 1, now: view.now, players };
    const found = await listRankedRecords(snapshot.db, page);
    const scale = await getPointsScale(snapshot, [board], view);
    const rows = found.slice(0, limit).map((row) => toStageRow(board, row, players, scale));
    return ok({ rows, next: found.length > limit ? (rows.at(-1)?.recordId ?? null) : null });
  });
}
