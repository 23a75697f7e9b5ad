import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { playersOnView, type View } from './views.ts';

/** Number of players on a view. */
export type PlayerCount = View & { readonly players: number };

/** Returns the current number of players on each view. */
export async function countPlayersNow(db: Db, views: readonly View[]): Promise<PlayerCount[]> {
  const result = await sql<PlayerCount>`
    select board_id as "boardId", console, ${playersOnView(sql`views.board_id`, sql`views.console`)} as players
    from unnest(${sql.val(views.map((view) => view.boardId))}::int[], ${sql.val(views.map((view) => view.console))}::smallint[])
      as views (board_id, console)`.execute(db);
  return result.rows;
}

/**
 * Returns the number of players on every view of the boards just before each of the given times. `time` is the index of
 * the time. Omits views without players.
 */
export async function countPlayersThen(
  db: Db,
  boardIds: readonly number[],
  times: readonly Date[],
): Promise<(PlayerCount & { readonly time: number })[]> {
  const result = await sql<PlayerCount & { time: number }>`
    select board_id as "boardId", console, (times.position - 1)::int as time, count(*)::int as players
    from unnest(${sql.val(times.map((time) => time.toISOString()))}::timestamptz[]) with ordinality as times (before, position)
    join pb_steps on posted_at < times.before and (superseded_at is null or superseded_at >= times.before)
    where board_id = any(${sql.val(boardIds)}::int[])
    group by board_id, console, times.position`.execute(db);
  return result.rows;
}
