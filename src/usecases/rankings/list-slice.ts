import type { Slice } from '#data/queries/recent-records.ts';
import type { Board } from '#domain/catalogue/board.ts';
import { listedSeries } from '#domain/catalogue/board-place.ts';
import { isRecordId } from '#domain/rankings/record-id.ts';

export const RECORDS_PER_SLICE = 50;

/** What a list of the newest is asked for; both may be left out. */
export type ListQuery = {
  readonly series?: number;
  readonly after?: string; // the record with which the slice before ended
};

export type ListSlice<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | null; // what to ask for as `after`; null at the end
};

/** The query as SQL takes it, one row longer than shown so that the end is seen; undefined when `after` cannot be a record. */
export function openSlice(boards: readonly Board[], { series, after }: ListQuery): Slice | undefined {
  if (after !== undefined && !isRecordId(after)) return undefined;
  const boardIds = series === undefined ? null : boards.filter((board) => listedSeries(board) === series).map((board) => board.boardId);
  return { boardIds, after: after ?? null, limit: RECORDS_PER_SLICE + 1 };
}

/** The rows to show and where to go on. */
export function cutSlice<Row extends { readonly recordId: string }>(rows: readonly Row[]): ListSlice<Row> {
  const shown = rows.slice(0, RECORDS_PER_SLICE);
  return { rows: shown, next: rows.length > shown.length ? (shown.at(-1)?.recordId ?? null) : null };
}
