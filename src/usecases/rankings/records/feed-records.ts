import type { NewRecordRow } from '#data/queries/records/recent-records.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type FeedRecord, feedRecordOf } from '#domain/rankings/feeds/feed-record.ts';

/** Converts new records for display in lists. Omits records on boards that are missing from the catalogue. */
export function feedRecords(catalogue: Catalogue, rows: readonly NewRecordRow[], zone: string): FeedRecord[] {
  return rows.flatMap(({ boardId, rank, sharers, ...row }) => {
    const board = catalogue.boards.get(boardId);
    const now = rank === null ? undefined : { rank, shared: (sharers ?? 1) > 1 };
    return (board && feedRecordOf(catalogue, { ...row, board, now }, zone)) ?? [];
  });
}
