import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import { deleteOldLiveEvents } from '#data/queries/notifications/live-events.ts';
import { LIVE_RETENTION_MS } from '#domain/live/live-rules.ts';
import { KEY_RETENTION_MS } from '#domain/records/draft/posting-rules.ts';

/**
 * Deletes expired sessions (with their IP addresses), API tokens, one-time links, unfinished sign-ins, attempt counters, idempotency keys, live events,
 * and devices unused for a year.
 */
export async function deleteExpired(db: Db): Promise<void> {
  const now = sql<Date>`app_now()`;
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('api_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempts').where('window_ends_at', '<=', now).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', agoMs(KEY_RETENTION_MS)).execute();
  await db.deleteFrom('known_devices').where('last_used_at', '<=', sql<Date>`app_now() - interval '1 year'`).execute();
  await deleteOldLiveEvents(db, LIVE_RETENTION_MS);
}
