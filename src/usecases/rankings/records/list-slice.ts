import type { Slice } from '#data/queries/records/recent-records.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { isRecordId } from '#domain/rankings/feeds/record-id.ts';

export const RECORDS_PER_SLICE = 50;

/** The query for a list of new records. */
export type ListQuery = {
  readonly series?: number;
  readonly after?: string; // id of the last record in the previous slice
};

export type ListSlice<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | null; // value of `after` for the next slice, or null at the end
};

/**
 * Converts the query for SQL, with one extra row to detect the end. Returns undefined when `after` is not a valid
 * record id.
 */
export function openSlice(boards: readonly Board[], { series, after }: ListQuery): Slice | undefined {
  if (after !== undefined && !isRecordId(after)) return undefined;
  const boardIds = series === undefined ? null : boards.filter((board) => listedSeries(board) === series).map((board) => board.boardId);
  return { boardIds, after: after ?? null, limit: RECORDS_PER_SLICE + 1 };
}

/** Removes the extra row and returns the cursor for the next slice. */
export function cutSlice<Row extends { readonly recordId: string }>(rows: readonly Row[]): ListSlice<Row> {
  const shown = rows.slice(0, RECORDS_PER_SLICE);
  return { rows: shown, next: rows.length > shown.length ? (shown.at(-1)?.recordId ?? null) : null };
}
