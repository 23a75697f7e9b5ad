import { type BoardSummary, summariseBoardThen, summariseView } from '#data/queries/rankings/board-summary.ts';
import type { BestsFilter } from '#data/queries/rankings/standings.ts';
import type { Deps } from '#usecases/deps.ts';
import { rememberPast } from '#usecases/rankings/totals/remember-past.ts';

/** Returns a board's number of players, number of first-place holders and median rank key under a filter. */
export function summariseBoard(deps: Deps, boardId: number, { console, before }: BestsFilter): Promise<BoardSummary> {
  if (before === null) return summariseView(deps.db, { boardId, console });
  return rememberPast(deps, before, `summary of board ${boardId} on console ${console}`, () =>
    summariseBoardThen(deps.db, boardId, { console, before }),
  );
}
