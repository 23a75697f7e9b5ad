import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { rebuildBoardIn } from '#data/queries/rankings/rebuild.ts';

/**
 * SQL condition that a board's results are public. `boardId` is an SQL expression. Used by the few queries that read
 * `records` directly instead of rankings.
 */
export const isOpenBoard = (boardId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from sealed_boards where sealed_boards.board_id = ${boardId} and sealed_boards.opened_at is null)`;

/** Returns whether a board's results are currently hidden. */
export async function isSealed(db: Db, boardId: number): Promise<boolean> {
  const result = await sql<{ open: boolean }>`select ${isOpenBoard(sql`${boardId}::int`)} as open`.execute(db);
  return result.rows[0]?.open === false;
}

/** Returns the event that currently hides a record's result, if any. */
export async function findSealingEvent(db: Db, recordId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('records')
    .innerJoin('sealed_boards', 'sealed_boards.board_id', 'records.board_id')
    .select('event_code as code')
    .where('record_id', '=', recordId)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return row?.code;
}

/** Hides the results of an event's boards. Must run before any record is posted there. */
export async function sealBoards(tx: Db, code: number, boardIds: readonly number[]): Promise<void> {
  if (boardIds.length === 0) return;
  await tx
    .insertInto('sealed_boards')
    .values(boardIds.map((boardId) => ({ board_id: boardId, event_code: code })))
    .execute();
}

/** Returns the events whose results are currently hidden. */
export async function listSealedEvents(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('sealed_boards').select('event_code').distinct().where('opened_at', 'is', null).execute();
  return rows.map(({ event_code }) => event_code);
}

/**
 * Publishes the results of an event's boards and all derived rows in one transaction. Returns false when they were
 * already published.
 */
export async function openSealedBoards(tx: Db, code: number): Promise<boolean> {
  const rows = await tx
    .updateTable('sealed_boards')
    .set({ opened_at: sql<Date>`app_now()` })
    .where('event_code', '=', code)
    .where('opened_at', 'is', null)
    .returning('board_id')
    .execute();
  for (const { board_id } of rows) await rebuildBoardIn(tx, board_id);
  return rows.length > 0;
}
