import { type BestStep, listBestSteps } from '#data/queries/rankings/race-steps.ts';
import type { Deps } from '#usecases/deps.ts';
import type { BoardRanking } from './rank-board.ts';

/** Returns the records that the rows of a ranking replaced, by player id: earlier bests of the same player, oldest first. */
export async function listSuperseded(
  { db }: Deps,
  { board, before, filter, rows }: Pick<BoardRanking, 'board' | 'before' | 'filter' | 'rows'>,
): Promise<ReadonlyMap<number, readonly BestStep[]>> {
  const userIds = rows.map(({ userId }) => userId);
  const steps = await listBestSteps(db, { boardId: board.boardId, console: filter.console, before, userIds, places: false });
  // A row may have been beaten since the ranking was read, so only what its record replaced is kept.
  const current = new Map(rows.map(({ userId, rankKey }) => [userId, rankKey]));
  return Map.groupBy(
    steps.filter(({ userId, rankKey }) => rankKey > (current.get(userId) ?? Number.POSITIVE_INFINITY)),
    ({ userId }) => userId,
  );
}
