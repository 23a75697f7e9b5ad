import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { Standing } from '#domain/rankings/totals.ts';
import { COUNTABLE_STATES } from '#domain/records/states.ts';

/** Which records count: those of one console (0 = all) posted before an instant. */
export type StandingsFilter = { readonly console: number; readonly before: Date };

/** The condition on `records` that a filter stands for; the state must be countable too. */
export const countable = ({ console, before }: StandingsFilter): RawBuilder<SqlBool> => sql`
  records.state = any(${sql.val(COUNTABLE_STATES)}::text[])
  and records.posted_at < ${before}
  and ${console === 0 ? sql`true` : sql`records.console = ${console}`}`;

/** Every standing on the given boards: who, where, rank and number of players. */
export async function listStandings(db: Db, boardIds: readonly number[], filter: StandingsFilter): Promise<Standing[]> {
  const answer = await sql<Standing>`
    with bests as (
      select distinct on (board_id, user_id) board_id, user_id, rank_key, posted_at
      from records
      where board_id = any(${sql.val(boardIds)}::int[]) and ${countable(filter)}
      order by board_id, user_id, rank_key, posted_at, record_id
    )
    select user_id as "userId", board_id as "boardId", rank_key as "rankKey", posted_at as "postedAt",
      (rank() over (partition by board_id order by rank_key))::int as rank,
      (count(*) over (partition by board_id))::int as players
    from bests`.execute(db);
  return answer.rows;
}

/** The largest number of players on any of the boards. */
export async function countMostPlayers(db: Db, boardIds: readonly number[], filter: StandingsFilter): Promise<number> {
  const answer = await sql<{ most: number }>`
    select coalesce(max(players), 0)::int as most
    from (
      select count(distinct user_id) as players
      from records
      where board_id = any(${sql.val(boardIds)}::int[]) and ${countable(filter)}
      group by board_id
    ) as boards`.execute(db);
  return answer.rows[0]?.most ?? 0;
}
