import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { markAllBoards } from '#data/queries/rankings/totals/changed-boards.ts';

/** Fills the empty tables `pb_steps` and `personal_bests` from all records. */
export async function deriveAllBests(tx: Db): Promise<void> {
  await sql`insert into pb_steps select * from derived_steps`.execute(tx);
  await sql`
    insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
    select user_id, board_id, console, rank_key, posted_at, record_id from pb_steps where superseded_at is null`.execute(tx);
  await sql`select count_correction()`.execute(tx);
  await markAllBoards(tx);
}

/** Builds the rank blocks of every view that is large enough and returns the number of those views. */
export async function cutAllBlocks(tx: Db): Promise<number> {
  const result = await sql`
    select fold_view(board_id, console) from personal_bests group by board_id, console having count(*) >= blocks_from()`.execute(tx);
  return result.rows.length;
}
