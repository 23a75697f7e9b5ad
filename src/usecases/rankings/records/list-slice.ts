import type { Slice } from '#data/queries/records/recent-records.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { isRecordId } from '#domain/rankings/feeds/record-id.ts';

export const RECORDS_PER_SLICE = 50;

/** The query for a list of new records. A board is in the list if it matches everything that is given about boards. */
export type ListQuery = {
  readonly series?: number | undefined;
  readonly rule?: number | undefined;
  readonly stage?: number | undefined; // a stage, or a stage of an event
  readonly speedrun?: number | undefined;
  readonly userId?: number | undefined;
  readonly since?: Date | undefined; // earliest post
  readonly after?: string | undefined; // id of the last record in the previous slice
  readonly limit?: number | undefined; // rows in the slice
};

export type ListSlice<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | null; // value of `after` for the next slice, or null at the end
};

/**
 * Converts the query for SQL, with one extra row to detect the end. Returns undefined when `after` is not a valid
 * record id.
 */
export function openSlice(boards: readonly Board[], query: ListQuery): Slice | undefined {
  const { after, userId, since, limit = RECORDS_PER_SLICE } = query;
  if (after !== undefined && !isRecordId(after)) return undefined;
  const boardIds = listsEveryBoard(query) ? null : boards.filter((board) => isListed(board, query)).map((board) => board.boardId);
  return { boardIds, after: after ?? null, limit: limit + 1, ...(userId !== undefined && { userId }), ...(since && { since }) };
}

const listsEveryBoard = ({ series, rule, stage, speedrun }: ListQuery): boolean =>
  [series, rule, stage, speedrun].every((asked) => asked === undefined);

/** Returns whether a list shows the records of a board. */
export function isListed(board: Board, { series, rule, stage, speedrun }: ListQuery): boolean {
  const isSpeedrun = board.kind === 'speedrun';
  return (
    (series === undefined || listedSeries(board) === series) &&
    (rule === undefined || board.ruleId === rule) &&
    (stage === undefined || (!isSpeedrun && board.refId === stage)) &&
    (speedrun === undefined || (isSpeedrun && board.refId === speedrun))
  );
}

/** Removes the extra row and returns the cursor for the next slice. */
export function cutSlice<Row extends { readonly recordId: string }>(
  rows: readonly Row[],
  { limit = RECORDS_PER_SLICE }: Pick<ListQuery, 'limit'> = {},
): ListSlice<Row> {
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > shown.length ? (shown.at(-1)?.recordId ?? null) : null };
}
