import { insertNotifications, type NewNotification } from '#data/queries/notifications/notifications.ts';
import { listWithPush } from '#data/queries/notifications/push-subscriptions.ts';
import { enqueuePushes } from '#data/queue.ts';
import type { Deps } from '#usecases/deps.ts';

/** Writes notifications inside the caller's transaction and queues push messages to their recipients. */
export async function writeNotifications({ db, push }: Deps, notifications: readonly NewNotification[]): Promise<void> {
  const recipients = await insertNotifications(db, notifications);
  if (push && recipients.length > 0) await enqueuePushes(db, await listWithPush(db, recipients));
}
