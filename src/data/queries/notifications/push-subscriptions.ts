import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { MOST_PUSH_DEVICES, type PushSubscriptionForm } from '#domain/notifications/push-subscription.ts';

export type PushSubscription = PushSubscriptionForm & { readonly sessionId: string };

/**
 * Stores a session's push subscription, replacing an older one, and deletes the player's oldest ones beyond the device
 * limit.
 */
export async function savePushSubscription(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
  { endpoint, keys }: PushSubscriptionForm,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('session_id', '=', sessionId), eb('endpoint', '=', endpoint)]))
    .execute();
  await db
    .insertInto('push_subscriptions')
    .values({ session_id: sessionId, user_id: userId, endpoint, p256dh: keys.p256dh, auth: keys.auth })
    .execute();
  await sql`
    delete from push_subscriptions where session_id in (
      select session_id from push_subscriptions where user_id = ${userId}
      order by created_at desc, session_id desc offset ${MOST_PUSH_DEVICES}
    )`.execute(db);
}

export async function deletePushSubscription(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

export async function hasPushSubscription(db: Db, sessionId: string): Promise<boolean> {
  return (
    (await db.selectFrom('push_subscriptions').select('session_id').where('session_id', '=', sessionId).executeTakeFirst()) !== undefined
  );
}

/** Returns a player's push subscriptions from unexpired sessions. */
export async function listPushSubscriptions(db: Db, userId: number): Promise<PushSubscription[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.session_id', 'push_subscriptions.session_id')
    .select(['push_subscriptions.session_id as sessionId', 'endpoint', 'p256dh', 'auth'])
    .where('push_subscriptions.user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .execute();
  return rows.map(({ sessionId, endpoint, p256dh, auth }) => ({ sessionId, endpoint, keys: { p256dh, auth } }));
}

/** Returns which of the given players have a push subscription. */
export async function listWithPush(db: Db, userIds: readonly number[]): Promise<number[]> {
  const result = await sql<{ userId: number }>`
    select distinct user_id as "userId" from push_subscriptions where user_id = any(${sql.val(userIds)}::int[]) order by 1`.execute(db);
  return result.rows.map(({ userId }) => userId);
}
