import { insertNotifications, type NewNotification } from '#data/queries/notifications.ts';
import { listWithPush } from '#data/queries/push-subscriptions.ts';
import { enqueuePushes } from '#data/queue.ts';
import type { Deps } from '#usecases/deps.ts';

/** Writes notices inside the caller's transaction and asks for messages to the devices of whoever got one. */
export async function writeNotifications({ db, push }: Deps, notifications: readonly NewNotification[]): Promise<void> {
  const told = await insertNotifications(db, notifications);
  if (push && told.length > 0) await enqueuePushes(db, await listWithPush(db, told));
}
