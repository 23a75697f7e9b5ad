import { listRankedRecords } from '#data/queries/rankings/board-ranking.ts';
import type { BoardHolders } from '#data/queries/rankings/first-places.ts';
import type { HeldRecord } from '#data/queries/records/held-records.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { getClasses } from '#usecases/rankings/totals/get-classes.ts';
import { getHolders } from './get-holders.ts';
import { getPointsScale } from './points-scale.ts';
import type { AskedFilter, ReadFilter } from './read-filter.ts';
import { type StageRow, toStageRow } from './stage-row.ts';
import { summariseBoard } from './summarise-board.ts';

export const ROWS_PER_PAGE = 100;

/** A board with a parsed filter. */
export type BoardView = ReadFilter & { readonly board: Board };

/** One page of a board's ranking, with everything shown about the board. */
export type BoardRanking = AskedFilter &
  BoardHolders & {
    readonly board: Board;
    readonly before: Date | null; // end of the time that counts; null means now
    readonly players: number;
    readonly leaders: number; // number of players who share first place
    readonly medianKey: number | null;
    readonly pages: number;
    // Position of the first row, which exceeds its rank when a tie started on an earlier page.
    readonly firstPosition: number;
    readonly rows: readonly StageRow[];
  };

/** Ranks a board inside the caller's snapshot. Returns 'bad-filter' for a page that does not exist. */
export async function rankBoard(
  snapshot: Deps,
  { board, asked, counted, now }: BoardView,
  rowsPerPage = ROWS_PER_PAGE,
): Promise<Result<BoardRanking, 'bad-filter'>> {
  const { filter, isNow } = asked;
  const summary = await summariseBoard(snapshot, board.boardId, counted);
  const pages = Math.max(1, Math.ceil(summary.players / rowsPerPage));
  if (filter.page > pages) return err('bad-filter');
  const offset = (filter.page - 1) * rowsPerPage;
  const page = { boardId: board.boardId, filter: counted, offset, limit: rowsPerPage, now, players: summary.players };
  const rows = await listRankedRecords(snapshot.db, page);
  const { firstPlaces, tops } = await getHolders(snapshot, board, counted, now);
  // The rows contain today's class, so classes for a past instant are computed here, which may also cache the scale
  // read below.
  const classes = isNow ? undefined : await getClasses(snapshot, counted);
  const scale = await getPointsScale(snapshot, [board], { bests: counted, moment: counted });
  const withClass = <Held extends HeldRecord>(held: Held): Held =>
    classes ? { ...held, rankClass: classes.get(held.userId) ?? null } : held;
  return ok({
    ...asked,
    board,
    before: counted.before,
    ...summary,
    pages,
    firstPosition: offset + 1,
    rows: rows.map((row) => withClass(toStageRow(board, row, summary.players, scale))),
    firstPlaces: firstPlaces.map(withClass),
    tops: tops.map(withClass),
  });
}
