import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { type BoardRanking, type BoardView, ROWS_PER_PAGE, rankBoard } from './rank-board.ts';
import { readFilter } from './read-filter.ts';

export type StageRankingError = 'unknown-stage' | 'bad-filter';

export type StageRanking = BoardRanking;

/** Returns one page of a stage ranking under a filter, with everything shown about the board, from one snapshot. */
export function getStageRanking(
  deps: Deps,
  stageId: number,
  query: FilterQuery,
  rowsPerPage = ROWS_PER_PAGE,
): Promise<Result<StageRanking, StageRankingError>> {
  return readSnapshot(deps, async (snapshot) => {
    const read = await readStageView(snapshot, stageId, query);
    return read.ok ? rankBoard(snapshot, read.value, rowsPerPage) : read;
  });
}

/** Parses a query for a stage, and returns the selected board with the parsed filter. */
export async function readStageView(deps: Deps, stageId: number, query: FilterQuery): Promise<Result<BoardView, StageRankingError>> {
  const boards = boardsOfStage(await deps.catalogue(), stageId);
  const [home] = boards;
  if (!home) return err('unknown-stage');
  const board = boards.find(({ ruleId }) => String(ruleId) === query.rule) ?? home;
  const read = await readFilter(deps, query, { rules: boards.map(({ ruleId }) => ruleId), consoles: board.consoles });
  return read.ok ? ok({ ...read.value, board }) : read;
}
