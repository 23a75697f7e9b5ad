import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { SPREAD_RANGES, SPREAD_STEPS, type SpreadFocus, type SpreadRange } from '#domain/rankings/totals/spread.ts';

const COLUMNS = { points: 'points', score: 'score', boards: 'boards_played' } as const;

/**
 * Counts the sums in a published total by range. The ranges have a round width, as in `spreadOf`. Omits empty ranges.
 */
export async function countShownSums(
  db: Db,
  totalId: number,
  stat: keyof typeof COLUMNS,
  focus: SpreadFocus | null,
): Promise<SpreadRange[]> {
  const result = await sql<SpreadRange>`
    with saved as (
      select ${sql.ref(COLUMNS[stat])} as sum from total_standings join total_generations using (total_id, generation)
      where total_id = ${totalId}
    ), raised as (
      -- greatest() ignores null: without a focus, or when the maximum is below it, no sum is raised.
      select greatest(sum, case when (select max(sum) from saved) >= ${focus?.reach ?? null}::bigint then ${focus?.floor ?? null}::bigint end) as sum
      from saved
    ), chosen as (
      select min(step) as step from unnest(${sql.val(SPREAD_STEPS)}::int[]) as step
      where step * ${SPREAD_RANGES}::bigint >= (select max(sum) - min(sum) from raised)
    )
    select (floor(sum::float8 / step) * step)::float8 as "from", ((floor(sum::float8 / step) + 1) * step)::float8 as "to", count(*)::int as count
    from raised cross join chosen
    group by 1, 2`.execute(db);
  return result.rows;
}

/** Returns the number of players per rank class in the published total 1. Omits players without points. */
export async function countShownClasses(db: Db): Promise<Map<number, number>> {
  const result = await sql<{ rankClass: number; players: number }>`
    select rank_class as "rankClass", count(*)::int as players
    from total_standings join total_generations using (total_id, generation)
    where total_id = ${GRAND_TOTAL} and rank_class is not null
    group by rank_class`.execute(db);
  return new Map(result.rows.map(({ rankClass, players }) => [rankClass, players]));
}

/** Returns the number of players with a worse rank than this player in a published total. */
export async function countShownBehind(db: Db, totalId: number, userId: number): Promise<number> {
  const result = await sql<{ players: number }>`
    select players - total_rows_before(total_id, order_key + 1, '-infinity', 0) as players
    from total_sums join total_generations using (total_id)
    where total_id = ${totalId} and user_id = ${userId}`.execute(db);
  return result.rows[0]?.players ?? 0;
}

/** Returns the ranks of these players in the published totals. */
export async function listShownPlaces(db: Db, totalIds: readonly number[], userIds: readonly number[]) {
  const result = await sql<{ totalId: number; userId: number; rank: number }>`
    select total_id as "totalId", user_id as "userId", rank
    from total_standings join total_generations using (total_id, generation)
    where total_id = any(${sql.val(totalIds)}::int[]) and user_id = any(${sql.val(userIds)}::int[])`.execute(db);
  return result.rows;
}
