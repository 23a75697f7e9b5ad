import { listRankedRecords, type RankedRecord } from '#data/queries/board-ranking.ts';
import type { HeldRecord } from '#data/queries/held-records.ts';
import type { Board } from '#domain/catalogue/board.ts';
import { boardsOfStage } from '#domain/catalogue/find-board.ts';
import { boardPoints } from '#domain/rankings/board-points.ts';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getClasses } from './get-classes.ts';
import { getFirstPlaces } from './get-first-places.ts';
import { getPointsScale } from './points-scale.ts';
import { type AskedFilter, readFilter } from './read-filter.ts';
import { summariseBoard } from './summarise-board.ts';

export const ROWS_PER_PAGE = 100;

export type StageRanking = AskedFilter & {
  readonly board: Board;
  readonly players: number;
  readonly leaders: number; // how many hold first place
  readonly medianKey: number | null;
  readonly pages: number;
  readonly rows: readonly (RankedRecord & { points: number | null })[];
  readonly firstPlaces: readonly HeldRecord[]; // oldest first; the last one is the standing record
};

/** One page of a stage's ranking under a filter, with all that the page says of the board, from one snapshot. */
export async function getStageRanking(
  deps: Deps,
  stageId: number,
  query: FilterQuery,
): Promise<Result<StageRanking, 'unknown-stage' | 'bad-filter'>> {
  const boards = boardsOfStage(await deps.catalogue(), stageId);
  const home = boards[0];
  if (!home) return err('unknown-stage');

  return readSnapshot(deps, async (snapshot) => {
    const asked = boards.find((board) => String(board.ruleId) === query.rule) ?? home;
    const read = await readFilter(snapshot, query, { rules: boards.map((board) => board.ruleId), consoles: asked.consoles });
    if (!read.ok) return read;
    const { filter, isNow } = read.value.asked;
    const { counted, now } = read.value;
    const board = boards.find((candidate) => candidate.ruleId === filter.rule) ?? home;

    const summary = await summariseBoard(snapshot, board.boardId, counted);
    const pages = Math.max(1, Math.ceil(summary.players / ROWS_PER_PAGE));
    if (filter.page > pages) return err('bad-filter');
    const rows = await listRankedRecords(snapshot.db, {
      boardId: board.boardId,
      filter: counted,
      start: { offset: (filter.page - 1) * ROWS_PER_PAGE },
      limit: ROWS_PER_PAGE,
      now,
      players: summary.players,
    });
    const firstPlaces = await getFirstPlaces(snapshot, board.boardId, counted, now);
    const scale = await getPointsScale(snapshot, [board], { bests: counted, moment: counted });

    // A class is that of the instant asked; the rows carry today's.
    const classes = isNow ? undefined : await getClasses(snapshot, counted);
    const withClass = <Held extends HeldRecord>(held: Held): Held =>
      classes ? { ...held, rankClass: classes.get(held.userId) ?? null } : held;
    return ok({
      ...read.value.asked,
      board,
      ...summary,
      pages,
      rows: rows.map((row) => ({ ...withClass(row), points: boardPoints(board, { ...row, players: summary.players }, scale) })),
      firstPlaces: firstPlaces.map(withClass),
    });
  });
}
