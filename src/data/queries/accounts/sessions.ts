import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
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

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      secret_hash: session.secretHash,
      expires_at: session.expiresAt,
      address: session.address,
      agent: session.agent,
    })
    .execute();
}

/** Stores when a session was last used and its new expiry time. */
export async function renewSession(db: Db, sessionId: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: lastSeenAt, expires_at: expiresAt }).where('session_id', '=', sessionId).execute();
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

/** Ends all of an account's sessions, optionally except one. */
export async function deleteSessions(db: Db, userId: number, exceptId?: string): Promise<void> {
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
