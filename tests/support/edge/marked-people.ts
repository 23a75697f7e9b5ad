import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { insertAccount } from '#data/queries/accounts/accounts.ts';
import { saveEmail } from '#data/queries/accounts/emails.ts';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { listSessions } from '#data/queries/accounts/sessions.ts';
import { sessionCookie } from '#tests/support/scenarios/actors.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';
import type { MarkerWatch } from './marker-watch.ts';
import { viaEdge } from './via-edge.ts';

/** A signed-in user whose private data contains markers. */
export type MarkedUser = { readonly nth: number; readonly handle: string; readonly cookie: string };

// These ids are far from those that the site assigns, and long enough to be markers.
const NUMBERS = { notifications: 9_100_000_000_000_000n, sessions: 9_200_000_000_000_000n };

const newMarker = (kind: string) => `zq${kind}${randomBytes(9).toString('hex')}`;

/** Adds a notification. Its id and the id of the next session are long enough to be markers. */
async function insertLongNumbered(db: Db, userId: number): Promise<string> {
  for (const [table, column] of [
    ['notifications', 'notification_id'],
    ['sessions', 'session_id'],
  ] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${NUMBERS[table] + BigInt(userId)}::bigint)`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into notifications (user_id, kind, cause) values (${userId}, 'event', 151101) returning notification_id as id`.execute(db);
  return rows[0]?.id ?? '';
}

/**
 * Signs in a new user and marks their private data: address, session, device, browser, notification, rival, and the
 * tokens from the site.
 */
export async function createMarkedUser(db: Db, nth: number, watch: MarkerWatch): Promise<MarkedUser> {
  const [handle, email, agent, rival] = [newMarker('self'), newMarker('mail'), newMarker('agent'), newMarker('rival')];
  const device = randomBytes(32).toString('base64url');
  const userId = await insertAccount(db, { handle, name: null, language: 'en' });
  await saveEmail(db, userId, `${email}@example.org`);
  await insertChosenRival(db, userId, await insertAccount(db, { handle: rival, name: null, language: 'en' }));
  const notification = await insertLongNumbered(db, userId);
  const { secret } = await beginSession(db, userId, { address: '10.9.8.7', agent, device });
  const sealed = await sessionCookie({ sid: secret });
  const cookies = [`__Host-${sealed}`, `__Host-stargrass.device=${device}`];

  const csrf = await viaEdge('/api/auth/csrf', { cookie: cookies.join('; ') });
  cookies.push(...csrf.cookies.map((line) => line.split(';')[0] ?? ''));
  const sessionId = (await listSessions(db, userId))[0]?.id ?? '';
  const marks = { handle, email, agent, rival, device, notification, session: sessionId, secret, cookie: sealed };
  for (const [kind, text] of Object.entries({ ...marks, csrf: JSON.parse(csrf.text()).csrfToken })) watch.mark(nth, kind, text);
  return { nth, handle, cookie: cookies.join('; ') };
}
