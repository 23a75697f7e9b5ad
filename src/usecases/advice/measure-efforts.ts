import { listTries, replaceEfforts } from '#data/queries/rankings/efforts.ts';
import { readClock } from '#data/queries/site/server.ts';
import { countEfforts, type Try, WINDOW_DAYS } from '#domain/advice/efforts.ts';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { dayOf, daysBefore, startOfDay } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { getClasses } from '#usecases/rankings/totals/get-classes.ts';

const WINDOWS = 8; // number of 90-day windows, about two years

/**
 * Recounts how much players of each rank class improved on the boards in total 1 within each of the last eight 90-day
 * windows. Idempotent.
 */
export async function measureEfforts(deps: Deps): Promise<void> {
  const catalogue = await deps.catalogue();
  const pinned = { ...deps, catalogue: async () => catalogue };
  const boards = new Map(totalBoards(catalogue, GRAND_TOTAL).map((board) => [board.boardId, board]));
  const now = await readClock(deps.db);
  const tries: Try[] = [];
  let lastDay = dayOf(now, deps.siteZone);
  for (let window = 0; window < WINDOWS; window += 1) {
    const firstDay = daysBefore(lastDay, WINDOW_DAYS);
    const [from, until] = [startOfDay(firstDay, deps.siteZone), startOfDay(lastDay, deps.siteZone)];
    const then = countedAt({ console: ALL_CONSOLES, at: daysBefore(firstDay, 1) }, now, deps.siteZone);
    const classes = await getClasses(pinned, then);
    for (const { userId, boardId, ...row } of await listTries(deps.db, [...boards.keys()], from, until)) {
      const [board, rankClass] = [boards.get(boardId), classes.get(userId)];
      // Players without points at the start of the window had no class and are skipped.
      if (board && rankClass !== undefined) tries.push({ board, rankClass, ...row });
    }
    lastDay = firstDay;
  }
  await replaceEfforts(deps.db, countEfforts(tries));
}
