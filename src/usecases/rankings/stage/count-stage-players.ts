import { readPresent } from '#data/queries/rankings/past.ts';
import { countPlayersNow, countPlayersThen } from '#data/queries/rankings/player-counts.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { ALL_CONSOLES, FIRST_YEAR } from '#domain/rankings/filter.ts';
import { dayOf, endOfYear } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { rememberPast } from '#usecases/rankings/totals/remember-past.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

/** Players under one console filter: now, and at the end of each of the years. */
export type ConsoleCount = { readonly console: number; readonly now: number; readonly ends: readonly number[] };

/** Players on every board of a stage under every console filter. */
export type StageCounts = {
  readonly years: readonly number[]; // years that have ended, oldest first
  readonly boards: readonly { readonly rule: number; readonly consoles: readonly ConsoleCount[] }[];
};

/** Counts the players of a stage under every rule and console, now and at the end of every past year. */
export function countStagePlayers(deps: Deps, stageId: number): Promise<Result<StageCounts, 'unknown-stage'>> {
  return readSnapshot(deps, async (snapshot) => {
    const boards = boardsOfStage(await snapshot.catalogue(), stageId);
    if (boards.length === 0) return err('unknown-stage');
    const { now } = await readPresent(snapshot.db);
    const thisYear = Number(dayOf(now, snapshot.siteZone).slice(0, 4));
    const years = Array.from({ length: thisYear - FIRST_YEAR }, (_, index) => FIRST_YEAR + index);
    const current = await countPlayersNow(snapshot.db, boards.flatMap(viewsOf));
    const past = await countAtEnds(snapshot, stageId, boards, years);
    return ok({
      years,
      boards: boards.map((board) => ({
        rule: board.ruleId,
        consoles: viewsOf(board).map(({ boardId, console }) => {
          const isView = (count: { boardId: number; console: number }) => count.boardId === boardId && count.console === console;
          return {
            console,
            now: current.find(isView)?.players ?? 0,
            ends: years.map((_, time) => past.find((count) => isView(count) && count.time === time)?.players ?? 0),
          };
        }),
      })),
    });
  });
}

const viewsOf = ({ boardId, consoles }: Board) => [ALL_CONSOLES, ...consoles].map((console) => ({ boardId, console }));

/** Counts the players at the end of each year. Only corrections change these numbers, so they are cached. */
async function countAtEnds(snapshot: Deps, stageId: number, boards: readonly Board[], years: readonly number[]) {
  // Exclusive bounds, 1 ms after the last millisecond of the year, as in momentOf.
  const ends = years.map((year) => new Date(endOfYear(year, snapshot.siteZone).getTime() + 1));
  const last = ends.at(-1);
  if (!last) return [];
  const boardIds = boards.map(({ boardId }) => boardId);
  return rememberPast(snapshot, last, `players of stage ${stageId} by year`, () => countPlayersThen(snapshot.db, boardIds, ends));
}
