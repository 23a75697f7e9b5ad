import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/**
 * Deletes the marks of changed boards and returns the boards. In a transaction with one snapshot, these are exactly the
 * boards whose changes the snapshot contains: a trigger writes each mark in the transaction that changes a record.
 */
export async function takeChangedBoards(tx: Db): Promise<number[]> {
  const result = await sql<{ boardId: number }>`
    with taken as (delete from changed_boards returning board_id)
    select distinct board_id as "boardId" from taken`.execute(tx);
  return result.rows.map(({ boardId }) => boardId);
}

/** Returns the boards that changed after the last refresh of the totals. */
export async function listChangedBoards(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('changed_boards').select('board_id').distinct().execute();
  return rows.map((row) => row.board_id);
}

/** Marks a board as changed. Only needed where bests are written without the trigger of `records`. */
export async function markBoard(tx: Db, boardId: number): Promise<void> {
  await tx.insertInto('changed_boards').values({ board_id: boardId }).execute();
}

/** Marks every board that has bests. */
export async function markAllBoards(tx: Db): Promise<void> {
  await sql`insert into changed_boards (board_id) select distinct board_id from personal_bests where console = 0`.execute(tx);
}
