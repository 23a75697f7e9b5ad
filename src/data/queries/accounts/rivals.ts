import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { linesBetween, spanAround } from '#data/queries/rankings/totals/positions.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { RivalLine } from '#domain/rankings/duels/rivals.ts';
import type { PlayerName } from './players.ts';

/** Returns a player's chosen rivals, oldest choice first. */
export async function listChosenRivals(db: Db, userId: number): Promise<PlayerName[]> {
  return db
    .selectFrom('chosen_rivals')
    .innerJoin('users', 'users.id', 'chosen_rivals.rival_id')
    .select(['users.id as userId', 'users.handle', 'users.name'])
    .where('user_id', '=', userId)
    .orderBy('chosen_at')
    .orderBy('rival_id')
    .execute();
}

/** Locks a player's list of chosen rivals until the transaction ends. Other players can still choose this player. */
export async function lockRivalsOf(tx: Db, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Returns whether a player has chosen another player as a rival. */
export async function hasChosenRival(db: Db, userId: number, rivalId: number): Promise<boolean> {
  const row = await db
    .selectFrom('chosen_rivals')
    .select('rival_id')
    .where('user_id', '=', userId)
    .where('rival_id', '=', rivalId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertChosenRival(db: Db, userId: number, rivalId: number): Promise<void> {
  await db
    .insertInto('chosen_rivals')
    .values({ user_id: userId, rival_id: rivalId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the player with this handle from a user's chosen rivals. */
export async function deleteChosenRival(db: Db, userId: number, handle: string): Promise<void> {
  await db
    .deleteFrom('chosen_rivals')
    .where('user_id', '=', userId)
    .where('rival_id', 'in', (eb) => eb.selectFrom('users').select('id').where('handle', '=', handle))
    .execute();
}

/** Deletes a player's chosen rivals and removes the player from all other players' chosen rivals. */
export async function deleteRivalsOf(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('chosen_rivals')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('rival_id', '=', userId)]))
    .execute();
}

/**
 * Returns a player, everyone within `around` places in the published total 1, and the chosen rivals, ordered by
 * position. Players who are not in the total come last.
 */
export async function listRivalLines(db: Db, userId: number, around: number): Promise<RivalLine[]> {
  const grand = sql`${GRAND_TOTAL}::int`;
  const result = await sql<RivalLine>`
    with near as (
      select lines.user_id
      from (${linesBetween(grand, spanAround(grand, sql`${userId}::int`, around), 0)}) as lines
      union select rival_id from chosen_rivals where user_id = ${userId}::int
      union select ${userId}::int
    )
    select users.id as "userId", users.handle, users.name, lines.position, lines.rank, lines.rank_class as "rankClass",
      coalesce(lines.points, 0) as points, coalesce(lines.series_points, '{}') as "seriesPoints", chosen.chosen_at as "chosenAt",
      exists (
        select from total_sums as other
        where other.total_id = lines.total_id and other.order_key = lines.order_key and other.user_id <> lines.user_id
      ) as shared
    from near
    join users on users.id = near.user_id
    left join total_standings as lines on lines.total_id = ${GRAND_TOTAL} and lines.user_id = near.user_id
    left join chosen_rivals as chosen on chosen.user_id = ${userId}::int and chosen.rival_id = near.user_id
    order by lines.position nulls last, chosen.chosen_at, users.id`.execute(db);
  return result.rows;
}
