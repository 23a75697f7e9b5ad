import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { type BestsFilter, bests } from './standings.ts';
import { bestsFrom, playersOnView, type View } from './views.ts';

export type BoardSummary = {
  readonly players: number;
  readonly leaders: number; // Number of players in first place.
  readonly medianKey: number | null; // Median rank key, or null on an empty board.
};

const EMPTY: BoardSummary = { players: 0, leaders: 0, medianKey: null };

/**
 * Summarises the current state of a view. Uses only index look-ups, so the cost does not grow with the number of
 * players.
 */
export async function summariseView(db: Db, view: View): Promise<BoardSummary> {
  const [board, console] = [sql`${view.boardId}::int`, sql`${view.console}::smallint`];
  const middle = sql`greatest(0, (select (players + 1) / 2 - 1 from summary))`;
  const result = await sql<BoardSummary>`
    with summary as (
      select ${playersOnView(board, console)} as players, count(*)::int as leaders
      from personal_bests
      where board_id = ${board} and console = ${console}
        and rank_key = (select min(rank_key) from personal_bests where board_id = ${board} and console = ${console})
    )
    select players, leaders, (select rank_key from (${bestsFrom(view, middle, 1)}) as middle) as "medianKey" from summary`.execute(db);
  return result.rows[0] ?? EMPTY;
}

/** Summarises a board at a past time by counting the personal bests at that time. */
export async function summariseBoardThen(db: Db, boardId: number, filter: BestsFilter): Promise<BoardSummary> {
  const result = await sql<BoardSummary>`
    with bests as (${bests([boardId], filter)})
    select count(*)::int as players,
      (count(*) filter (where rank_key = (select min(rank_key) from bests)))::int as leaders,
      percentile_disc(0.5) within group (order by rank_key) as "medianKey"
    from bests`.execute(db);
  return result.rows[0] ?? EMPTY;
}
