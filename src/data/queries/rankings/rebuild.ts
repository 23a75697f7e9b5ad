import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { markBoard } from '#data/queries/rankings/totals/changed-boards.ts';
import { inSnapshot } from '#data/snapshot.ts';

/** Returns the boards that have records or derived rows. */
export async function listRankedBoards(db: Db): Promise<number[]> {
  const result = await sql<{ boardId: number }>`
    select board_id as "boardId" from boards
    where exists (select from records where records.board_id = boards.board_id)
      or exists (select from personal_bests where personal_bests.board_id = boards.board_id)
    order by board_id`.execute(db);
  return result.rows.map((row) => row.boardId);
}

/** Rebuilds all derived rows of a board from its records. Meanwhile, readers see the old rows and posts wait. */
export const rebuildBoard = (db: Db, boardId: number): Promise<void> => db.transaction().execute((tx) => rebuildBoardIn(tx, boardId));

/** Rebuilds all derived rows of a board in the caller's transaction. Posts wait until it ends. */
export async function rebuildBoardIn(tx: Db, boardId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('fold'), ${boardId}::int * 8 + console) from generate_series(0, 7) as console`.execute(
    tx,
  );
  await sql`lock table records in share mode`.execute(tx); // No record may be added while rows are derived.
  await sql`delete from pb_steps where board_id = ${boardId}`.execute(tx);
  await sql`delete from personal_bests where board_id = ${boardId}`.execute(tx);
  await sql`delete from board_deltas where board_id = ${boardId}`.execute(tx);
  await sql`delete from blocked_views where board_id = ${boardId}`.execute(tx);
  await sql`delete from rank_blocks where board_id = ${boardId}`.execute(tx);
  await sql`insert into pb_steps select * from derived_steps where board_id = ${boardId}`.execute(tx);
  await sql`
      insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
      select user_id, board_id, console, rank_key, posted_at, record_id
      from pb_steps where board_id = ${boardId} and superseded_at is null`.execute(tx);
  await sql`select count_correction()`.execute(tx); // Invalidates cached past rankings, which may have been wrong.
  await markBoard(tx, boardId);
  await sql`select fold_view(${boardId}::int, console::smallint) from generate_series(0, 7) as console`.execute(tx);
}

/** Number of derived rows per kind that differ from the records. All numbers are zero when the rows are correct. */
export type BoardDifferences = { readonly steps: number; readonly bests: number; readonly blocks: number; readonly players: number };

/** Compares a board's derived rows with its records in one snapshot, without writing. */
export function compareBoard(db: Db, boardId: number): Promise<BoardDifferences> {
  return inSnapshot(db, async (snapshot) => {
    const count = async (query: ReturnType<typeof sql>) => {
      const result = await sql<{ rows: number }>`select count(*)::int as rows from (${query}) as differences`.execute(snapshot);
      return result.rows[0]?.rows ?? 0;
    };
    const differing = (left: ReturnType<typeof sql>, right: ReturnType<typeof sql>) =>
      count(sql`(${left} except all ${right}) union all (${right} except all ${left})`);
    const steps = sql`select user_id, console, rank_key, posted_at, record_id, superseded_at, posted_year, superseded_year`;
    const bests = sql`select user_id, console, rank_key, posted_at, record_id`;
    const own = sql`where board_id = ${boardId}`;
    return {
      steps: await differing(sql`${steps} from derived_steps ${own}`, sql`${steps} from pb_steps ${own}`),
      bests: await differing(sql`${bests} from derived_steps ${own} and superseded_at is null`, sql`${bests} from personal_bests ${own}`),
      blocks: await count(sql`
        select from rank_blocks as block
        where board_id = ${boardId} and better + (
          select coalesce(sum(coalesce((new_key < lo_key)::int, 0) - coalesce((old_key < lo_key)::int, 0)), 0)
          from board_deltas as delta where delta.board_id = block.board_id and delta.console = block.console
        ) <> (
          select count(*) from personal_bests as best
          where best.board_id = block.board_id and best.console = block.console and best.rank_key < block.lo_key
        )`),
      players: await count(sql`
        select from blocked_views as shown
        where board_id = ${boardId} and players + (
          select coalesce(sum((new_key is not null)::int - (old_key is not null)::int), 0)
          from board_deltas as delta where delta.board_id = shown.board_id and delta.console = shown.console
        ) <> (select count(*) from personal_bests as best where best.board_id = shown.board_id and best.console = shown.console)`),
    };
  });
}
