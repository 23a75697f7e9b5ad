import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { localCommit } from '#data/local-commit.ts';
import type { BanScope } from '#domain/accounts/bans.ts';
import type { Account } from './accounts.ts';
import { BAN_HOLDS } from './bans.ts';
import { hasSecondFactor } from './second-factors.ts';

/** Unexpired session with its user and the current time. */
export type SessionRow = Pick<Account, 'userId' | 'handle' | 'name' | 'role' | 'theme' | 'language'> & {
  sessionId: string;
  bans: BanScope[];
  organises: boolean; // Whether the user has been granted an event.
  staffSince: Date | null;
  hasSecondFactor: boolean; // Whether the user has a passkey or an authenticator app.
  createdAt: Date;
  reauthenticatedAt: Date | null;
  lastSeenAt: Date;
  expiresAt: Date;
  now: Date;
};

/**
 * Finds an unexpired session by the hash of its secret. Uses a single statement, because every signed-in request runs
 * it.
 */
export async function findSession(db: Db, secretHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select sessions.session_id as "sessionId", users.id as "userId", handle, name, role, theme, language,
      sessions.created_at as "createdAt", reauthenticated_at as "reauthenticatedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", clock.now,
      array(
        select distinct scope from bans
        where bans.user_id = users.id and ${BAN_HOLDS}
      ) as bans,
      exists (select from event_organisers where event_organisers.user_id = users.id) as organises, staff_since as "staffSince",
      ${hasSecondFactor(sql`users.id`)} as "hasSecondFactor"
    from (select app_now() as now) as clock, sessions join users on users.id = sessions.user_id
    where secret_hash = ${secretHash} and expires_at > clock.now and closed_at is null`.execute(db);
  return rows[0];
}

export type NewSession = { userId: number; secretHash: Buffer; expiresAt: Date; address: string | null; agent: string | null };

/**
 * Adds a session and ends the user's oldest ones, so that at most `most` remain. The account must be locked, because
 * concurrent transactions do not see each other's sessions.
 */
export async function insertSession(db: Db, session: NewSession, most: number): Promise<void> {
  await sql`
    with begun as (
      insert into sessions (user_id, secret_hash, expires_at, address, agent)
      values (${session.userId}, ${session.secretHash}, ${session.expiresAt}, ${session.address}, ${session.agent})
    )
    delete from sessions where session_id in (
      select session_id from sessions where user_id = ${session.userId} order by created_at desc, session_id desc offset ${most - 1}
    )`.execute(db);
}

/** Stores when a session was last used and its new expiry time. */
export async function renewSession(db: Db, sessionId: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await sql`
    update sessions set last_seen_at = ${lastSeenAt}, expires_at = ${expiresAt} from ${localCommit(db)}
    where session_id = ${sessionId}`.execute(db);
}

/** Returns an account's unexpired sessions, newest first. */
export async function listSessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['session_id as id', 'created_at as createdAt', 'reauthenticated_at as reauthenticatedAt', 'last_seen_at as lastSeenAt'])
    .select(['expires_at as expiresAt', 'address', 'agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .orderBy('created_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(100)
    .execute();
}

/** Ends one of an account's sessions. Returns false when the session does not exist. */
export async function deleteSession(db: Db, userId: number, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all of an account's sessions, optionally except one, and its sign-ins that wait for the second factor. */
export async function deleteSessions(db: Db, userId: number, exceptId?: string): Promise<void> {
  // First, because it waits for a sign-in that is being completed. The statement below then sees its session.
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptId !== undefined) query = query.where('session_id', '<>', exceptId);
  await query.execute();
}

/** Ends the session with this secret. */
export async function deleteSessionBySecret(db: Db, secretHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('secret_hash', '=', secretHash).execute();
}

/** Replaces a session's secret after re-authentication, which invalidates the old cookie. */
export async function replaceSecret(db: Db, sessionId: string, secretHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ secret_hash: secretHash, reauthenticated_at: sql<Date>`app_now()` })
    .where('session_id', '=', sessionId)
    .execute();
}

/** Locks a session against deletion until the transaction ends. Returns false when the session has already ended. */
export async function holdSession(tx: Db, sessionId: string): Promise<boolean> {
  const row = await tx.selectFrom('sessions').select('session_id').where('session_id', '=', sessionId).forShare().executeTakeFirst();
  return row !== undefined;
}
