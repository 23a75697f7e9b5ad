import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';
import { newClient } from './accounts.ts';
import { sessionCookie } from './actors.ts';

/** Signs in any player behind the edge, also one of the demo's, who have no password; says the cookie. */
export async function signInPlayer(db: Db, userId: number): Promise<string> {
  const { secret } = await beginSession(db, userId, newClient());
  return `__Host-${await sessionCookie({ sid: secret })}`;
}

/** All tests come from one address: what they have tried so far is forgotten. */
export const clearEdgeTries = (db: Db) => sql`delete from attempts`.execute(db);
