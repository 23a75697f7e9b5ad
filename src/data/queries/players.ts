import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/** A player as lists name one. */
export type PlayerName = { userId: number; handle: string; name: string | null };

/** The names of players, by number. */
export async function listPlayerNames(db: Db, userIds: readonly number[]): Promise<Map<number, PlayerName>> {
  const answer = await sql<PlayerName>`
    select id as "userId", handle, name from users where id = any(${sql.val(userIds)}::int[])`.execute(db);
  return new Map(answer.rows.map((row) => [row.userId, row]));
}

/** A player as their own page names them. */
export type Player = PlayerName & { closed: boolean };

/** The player with this handle, also when the account is closed; handles are kept in lower case. */
export async function findPlayer(db: Db, handle: string): Promise<Player | undefined> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'handle', 'name', sql<boolean>`closed_at is not null`.as('closed')])
    .where('handle', '=', handle)
    .executeTakeFirst();
}

/** What players posted under a filter: how many countable records since an instant, and when the last. */
export type PlayerActivity = { userId: number; posts: number; lastPostAt: Date };

/** Counts posts of the given players: since `since` until just before `before`, on one console (0 = all). Consoles of speedruns are another list. */
export async function listActivity(
  db: Db,
  userIds: readonly number[],
  { console, since, before }: { readonly console: number; readonly since: Date; readonly before: Date | null },
): Promise<Map<number, PlayerActivity>> {
  const answer = await sql<PlayerActivity>`
    select user_id as "userId", (count(*) filter (where posted_at >= ${since}))::int as posts, max(posted_at) as "lastPostAt"
    from records
    where user_id = any(${sql.val(userIds)}::int[]) and is_countable(state)
      and ${console === 0 ? sql`true` : sql`console = ${console} and board_id in (select board_id from boards where kind <> 'speedrun')`}
      and ${before === null ? sql`true` : sql`posted_at < ${before}`}
    group by user_id`.execute(db);
  return new Map(answer.rows.map((row) => [row.userId, row]));
}
