import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { mayBeNotified } from '#data/queries/notifications/listeners.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { DUEL_RETENTION_WEEKS, type DuelCandidate } from '#domain/rankings/duels/duel-rival.ts';
import type { DuelResult } from '#domain/rankings/duels/rival-week.ts';
import type { CalendarDate } from '#domain/shared/date.ts';
import type { PlayerName } from './players.ts';

/** A duel of one week. The rival is null when they closed their account; the other fields are null until it is settled. */
export type DuelRow = {
  monday: CalendarDate;
  rival: PlayerName | null;
  ownPoints: number | null;
  rivalPoints: number | null;
  result: DuelResult | null;
};

const COLUMNS = sql<unknown>`
  to_char(duels.monday, 'YYYY-MM-DD') as monday, own_points as "ownPoints", rival_points as "rivalPoints", result,
  case when rivals.id is not null then json_build_object('userId', rivals.id, 'handle', rivals.handle, 'name', rivals.name) end as rival`;

/** Returns a player's duels, newest first, including the one of the running week. */
export async function listDuels(db: Db, userId: number): Promise<DuelRow[]> {
  const result = await sql<DuelRow>`
    select ${COLUMNS} from duels left join users as rivals on rivals.id = duels.rival_id
    where duels.user_id = ${userId}::int order by duels.monday desc limit ${DUEL_RETENTION_WEEKS + 1}`.execute(db);
  return result.rows;
}

/**
 * Returns the chosen rivals from which the duels of a week are opened, for one player or for up to `most` players whose
 * week has no duel yet. Players without a record, closed accounts and anonymous rivals are omitted.
 */
export async function listDuelCandidates(
  db: Db,
  who: { readonly userId: number } | { readonly monday: CalendarDate; readonly most: number },
): Promise<(DuelCandidate & { rival: PlayerName })[]> {
  const players =
    'userId' in who
      ? sql`select ${who.userId}::int as user_id`
      : sql`select distinct user_id from chosen_rivals
          where not exists (select from duels where duels.user_id = chosen_rivals.user_id and duels.monday = ${who.monday}::date)
            and ${hasRecord(sql`chosen_rivals.user_id`)} and ${isNamed(sql`chosen_rivals.rival_id`)}
          order by user_id limit ${who.most}::int`;
  const result = await sql<DuelCandidate & { rival: PlayerName }>`
    with saved as not materialized (
      select user_id, points from total_standings join total_generations using (total_id, generation) where total_id = ${GRAND_TOTAL}
    )
    select chosen.user_id as "userId", chosen.rival_id as "rivalId", coalesce(own.points, 0) as points, coalesce(theirs.points, 0) as "rivalPoints",
      chosen.chosen_at as "chosenAt", json_build_object('userId', rivals.id, 'handle', rivals.handle, 'name', rivals.name) as rival
    from (${players}) as asked
    join chosen_rivals as chosen on chosen.user_id = asked.user_id
    join users as rivals on rivals.id = chosen.rival_id and rivals.closed_at is null and rivals.name is not null
    left join saved as own on own.user_id = chosen.user_id
    left join saved as theirs on theirs.user_id = chosen.rival_id
    where ${hasRecord(sql`chosen.user_id`)}
    order by chosen.user_id, chosen.rival_id`.execute(db);
  return result.rows;
}

const hasRecord = (userId: ReturnType<typeof sql>) => sql`exists (select from personal_bests where personal_bests.user_id = ${userId})`;
const isNamed = (userId: ReturnType<typeof sql>) =>
  sql`exists (select from users where users.id = ${userId} and users.closed_at is null and users.name is not null)`;

/** Opens duels of a week between open accounts. Rows that exist already stay as they are. */
export async function insertDuels(db: Db, monday: CalendarDate, duels: readonly { userId: number; rivalId: number }[]): Promise<void> {
  const [userIds, rivalIds] = [duels.map(({ userId }) => userId), duels.map(({ rivalId }) => rivalId)];
  await sql`
    with open as materialized ( -- locked, so that an account that is being closed is left out
      select id from users where id = any(${sql.val([...userIds, ...rivalIds])}::int[]) and closed_at is null order by id for share
    )
    insert into duels (user_id, monday, rival_id)
    select user_id, ${monday}::date, rival_id
    from unnest(${sql.val(userIds)}::int[], ${sql.val(rivalIds)}::int[]) as given (user_id, rival_id)
    where user_id in (select id from open) and rival_id in (select id from open)
    order by user_id
    on conflict do nothing`.execute(db);
}

/** A duel whose week is over. */
export type DueDuel = { userId: number; rivalId: number | null; monday: CalendarDate; wantsNotification: boolean };

/** Locks and returns up to `most` unsettled duels of weeks before this Monday, oldest first. */
export async function takeDueDuels(tx: Db, before: CalendarDate, most: number): Promise<DueDuel[]> {
  const result = await sql<DueDuel>`
    select duels.user_id as "userId", duels.rival_id as "rivalId", to_char(duels.monday, 'YYYY-MM-DD') as monday,
      (select notify_rivals and ${mayBeNotified} from users where users.id = duels.user_id) as "wantsNotification"
    from duels where settled_at is null and monday < ${before}::date
    order by monday, user_id limit ${most}::int for update skip locked`.execute(tx);
  return result.rows;
}

/** Stores the result of a duel. */
export async function settleDuel(
  tx: Db,
  { userId, monday }: Pick<DueDuel, 'userId' | 'monday'>,
  { own, rival, result }: { readonly own: number; readonly rival: number; readonly result: DuelResult },
): Promise<void> {
  await sql`
    update duels set own_points = ${own}::int, rival_points = ${rival}::int, result = ${result}, settled_at = app_now()
    where user_id = ${userId}::int and monday = ${monday}::date`.execute(tx);
}

/** Deletes a player's duels, and removes the player from the duels of others. */
export async function deleteDuelsOf(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('duels').where('user_id', '=', userId).execute();
  await tx.updateTable('duels').set({ rival_id: null }).where('rival_id', '=', userId).execute();
}

/** Deletes duels that are older than the retention. */
export async function deleteOldDuels(db: Db): Promise<void> {
  await sql`delete from duels where monday < (app_now() - make_interval(weeks => ${DUEL_RETENTION_WEEKS + 1}::int))::date`.execute(db);
}
