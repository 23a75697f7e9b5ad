import type { NewRecordRow } from '#data/queries/recent-records.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { type FeedRecord, feedRecordOf } from '#domain/rankings/feed-record.ts';

/** New records as shown in lists; omits those of boards missing from the catalogue. */
export function feedRecords(catalogue: Catalogue, rows: readonly NewRecordRow[], zone: string): FeedRecord[] {
  return rows.flatMap(({ boardId, rank, sharers, ...row }) => {
    const board = catalogue.boards.get(boardId);
    const now = rank === null ? undefined : { rank, shared: (sharers ?? 1) > 1 };
    return (board && feedRecordOf(catalogue, { ...row, board, now }, zone)) ?? [];
  });
}
