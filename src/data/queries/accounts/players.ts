import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { participationsOf } from '#data/queries/events/event-ranks.ts';
import { type PlayerTotal, totalsOf } from '#data/queries/rankings/shown-totals.ts';
import type { Participation } from '#domain/events/result/stamps.ts';
import type { CalendarDate } from '#domain/shared/date.ts';
import { type StoredIdentity, storedIdentityOf } from './profiles.ts';

/** Id, handle and name of a player, for use in lists. */
export type PlayerName = { userId: number; handle: string; name: string | null };

/** Returns SQL for a player's handle and name as a JSON value, which is null when there is no player. */
export const namedPlayer = (userId: RawBuilder<unknown>) => sql<{ readonly handle: string; readonly name: string | null } | null>`(
  select json_build_object('handle', users.handle, 'name', users.name) from users where users.id = ${userId})`;

/** Returns the names of these players, by id. */
export async function listPlayerNames(db: Db, userIds: readonly number[]): Promise<Map<number, PlayerName>> {
  const result = await sql<PlayerName>`
    select id as "userId", handle, name from users where id = any(${sql.val(userIds)}::int[])`.execute(db);
  return new Map(result.rows.map((row) => [row.userId, row]));
}

/** Player with their rows in the stored totals, which are null before the totals are first built. */
export type Player = PlayerName & { closed: boolean; totals: PlayerTotal[] | null };

/**
 * Number of a player's countable records per console and day in the site's time zone. The console is null for
 * speedruns, which have their own console list.
 */
export type DayPosts = { day: CalendarDate; console: number | null; posts: number };

/** Returns the players with these lower-case handles, including closed accounts. */
export async function listPlayers(db: Db, handles: readonly string[], zone: string): Promise<Player[]> {
  const result = await sql<Player>`select ${playerColumns(zone)} from users where handle = any(${sql.val(handles)}::text[])`.execute(db);
  return result.rows;
}

/** Player with their posts per day, oldest first, their events and what is stored about the person. */
export type WholePlayer = Player & { days: DayPosts[]; events: Participation[]; stored: StoredIdentity };

export async function findPlayer(db: Db, handle: string, zone: string): Promise<WholePlayer | undefined> {
  const result = await sql<WholePlayer>`
    select ${playerColumns(zone)}, coalesce((
      select json_agg(days)
      from (
        select to_char(posted_at at time zone ${zone}, 'YYYY-MM-DD') as day,
          case when kind <> 'speedrun' then console end as console, count(*)::int as posts
        from records join boards using (board_id)
        where user_id = users.id and is_countable(state)
        group by 1, 2 order by 1, 2
      ) as days
    ), '[]') as days, ${participationsOf(sql.ref('users.id'))} as events, ${storedIdentityOf(sql.ref('users.id'))} as stored
    from users where handle = ${handle}`.execute(db);
  return result.rows[0];
}

const playerColumns = (zone: string) => sql`
  id as "userId", handle, name, closed_at is not null as closed,
  (
    select case when exists (select from total_generations) then coalesce(json_agg(lines), '[]') end
    from (${totalsOf(sql.ref('users.id'), zone)}) as lines
  ) as totals`;

/** Returns the handle of the player whose name or handle has this skeleton (domain/accounts/name-skeleton.ts). */
export async function findHandle(db: Db, skeleton: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('name_skeletons')
    .innerJoin('users', 'users.id', 'name_skeletons.user_id')
    .select('handle')
    .where('skeleton', '=', skeleton)
    .executeTakeFirst();
  return row?.handle;
}

/** Number of a player's countable records since a given time, and the time of the last one. */
export type PlayerActivity = { userId: number; posts: number; lastPostAt: Date };

/**
 * Counts these players' posts in [since, before) on one console, or on all consoles when `console` is 0. A single
 * console excludes speedruns, which have their own console list.
 */
export async function listActivity(
  db: Db,
  userIds: readonly number[],
  { console, since, before }: { readonly console: number; readonly since: Date; readonly before: Date | null },
): Promise<Map<number, PlayerActivity>> {
  const result = await sql<PlayerActivity>`
    select user_id as "userId", (count(*) filter (where posted_at >= ${since}))::int as posts, max(posted_at) as "lastPostAt"
    from records
    where user_id = any(${sql.val(userIds)}::int[]) and is_countable(state)
      and ${console === 0 ? sql`true` : sql`console = ${console} and board_id in (select board_id from boards where kind <> 'speedrun')`}
      and ${before === null ? sql`true` : sql`posted_at < ${before}`}
    group by user_id`.execute(db);
  return new Map(result.rows.map((row) => [row.userId, row]));
}
