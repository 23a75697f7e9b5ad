import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { joinClass } from '#data/queries/records/held-records.ts';
import type { UserRow } from '#domain/search/rows.ts';

/** A player with the number of boards that this player and another have both played. */
export type OpponentRow = UserRow & { shared: number };

/** Returns the open accounts with these handles, and how many of the given boards each shares with a player. */
export async function listOpponentRows(
  db: Db,
  userId: number,
  handles: readonly string[],
  boardIds: readonly number[],
): Promise<OpponentRow[]> {
  const result = await sql<OpponentRow>`
    select handle as "userId", name, total_standings.rank, total_standings.rank_class as "rankClass",
      coalesce(total_standings.boards_played, 0) as boards,
      (
        select count(*)::int from personal_bests as own join personal_bests as other using (board_id, console)
        where console = 0 and own.user_id = ${userId}::int and other.user_id = users.id and board_id = any(${sql.val(boardIds)}::int[])
      ) as shared
    from users ${joinClass('users.id')}
    where closed_at is null and handle = any(${sql.val(handles)}::text[])`.execute(db);
  return result.rows;
}
