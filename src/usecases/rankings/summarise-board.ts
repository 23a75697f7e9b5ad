import { type BoardSummary, summariseBoardThen, summariseView } from '#data/queries/board-summary.ts';
import type { BestsFilter } from '#data/queries/standings.ts';
import type { Deps } from '#usecases/deps.ts';
import { rememberPast } from './remember-past.ts';

/** A board's number of players under a filter, number of holders of first place, and median rank key. */
export function summariseBoard(deps: Deps, boardId: number, { console, before }: BestsFilter): Promise<BoardSummary> {
  if (before === null) return summariseView(deps.db, { boardId, console });
  return rememberPast(deps, before, `summary of board ${boardId} on console ${console}`, () =>
    summariseBoardThen(deps.db, boardId, { console, before }),
  );
}
