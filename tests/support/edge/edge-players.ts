import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { newClient } from '#tests/support/scenarios/accounts.ts';
import { sessionCookie } from '#tests/support/scenarios/actors.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';

/**
 * Starts a session behind the edge for any player, including demo players, who have no password. Returns the cookie.
 */
export async function signInPlayer(db: Db, userId: number): Promise<string> {
  const { secret } = await beginSession(db, userId, newClient());
  return `__Host-${await sessionCookie({ sid: secret })}`;
}

/** Resets the rate limits, because all edge tests share one address. */
export const clearEdgeTries = (db: Db) => sql`delete from attempts`.execute(db);
