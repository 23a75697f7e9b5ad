import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { BanScope } from '#domain/accounts/bans.ts';

/** SQL condition for a ban in force. The query must include the table `bans`. */
export const BAN_HOLDS = sql<boolean>`(bans.lifted_at is null and (bans.ends_at is null or bans.ends_at > app_now()))`;

export type NewBan = { userId: number; scope: BanScope; reason: string; bannedBy: number | null; endsAt: Date | null };

/** Bans a user and returns the ban's id. */
export async function insertBan(db: Db, { userId, scope, reason, bannedBy, endsAt }: NewBan): Promise<string> {
  const row = await db
    .insertInto('bans')
    .values({ user_id: userId, scope, reason, banned_by: bannedBy, ends_at: endsAt })
    .returning('ban_id')
    .executeTakeFirstOrThrow();
  return row.ban_id;
}

/** Lifts a ban in force and returns the id of its user, or undefined when there is no such ban. */
export async function liftBan(db: Db, banId: string): Promise<number | undefined> {
  const row = await db
    .updateTable('bans')
    .set({ lifted_at: sql<Date>`app_now()` })
    .where('ban_id', '=', banId)
    .where(BAN_HOLDS)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Returns the handle of the banned user. */
export async function findBanned(db: Db, banId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bans')
    .innerJoin('users', 'users.id', 'bans.user_id')
    .select('handle')
    .where('ban_id', '=', banId)
    .executeTakeFirst();
  return row?.handle;
}

/** Returns all bans in force, newest first, with the banned user and the moderator. */
export async function listHoldingBans(db: Db) {
  return db
    .selectFrom('bans')
    .innerJoin('users', 'users.id', 'bans.user_id')
    .leftJoin('users as moderators', 'moderators.id', 'bans.banned_by')
    .select(['ban_id as banId', 'users.handle', 'users.name', 'scope', 'reason', 'banned_at as bannedAt', 'ends_at as endsAt'])
    .select(['moderators.handle as byHandle', 'moderators.name as byName'])
    .where(BAN_HOLDS)
    .orderBy('ban_id', 'desc')
    .limit(1_000)
    .execute();
}

/** Returns the bans in force on a user, oldest first. */
export async function listBansOn(db: Db, userId: number): Promise<{ scope: BanScope; reason: string | null; endsAt: Date | null }[]> {
  return db
    .selectFrom('bans')
    .select(['scope', 'reason', 'ends_at as endsAt'])
    .$narrowType<{ scope: BanScope }>()
    .where('user_id', '=', userId)
    .where(BAN_HOLDS)
    .orderBy('ban_id')
    .limit(100)
    .execute();
}

/** Lifts all bans in force on a user and returns their ids. */
export async function liftBans(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .updateTable('bans')
    .set({ lifted_at: sql<Date>`app_now()` })
    .where('user_id', '=', userId)
    .where(BAN_HOLDS)
    .returning('ban_id')
    .execute();
  return rows.map((row) => row.ban_id);
}

/** Returns all bans that a user has ever had. */
export async function listBans(db: Db, userId: number) {
  return db
    .selectFrom('bans')
    .select(['ban_id as banId', 'scope', 'reason', 'banned_at as bannedAt', 'ends_at as endsAt', 'lifted_at as liftedAt'])
    .where('user_id', '=', userId)
    .orderBy('ban_id')
    .execute();
}

export type StaffRow = { userId: number; handle: string; name: string | null; role: string; bans: string[] };

/** Returns all users with a role above player or with a ban in force. */
export async function listStaffAndBanned(db: Db): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select id as "userId", handle, name, role, active.scopes as bans
    from users cross join lateral (
      select coalesce(array_agg(distinct scope order by scope), '{}') as scopes from bans
      where bans.user_id = users.id and ${BAN_HOLDS}
    ) as active
    where role <> 'player' or active.scopes <> '{}'
    order by array_position(array['admin', 'moderator', 'editor', 'player'], role), handle
    limit 1000`.execute(db);
  return rows;
}
