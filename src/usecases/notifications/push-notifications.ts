import { findAccount } from '#data/queries/accounts/accounts.ts';
import { deletePushSubscription, listPushSubscriptions } from '#data/queries/notifications/push-subscriptions.ts';
import type { Deps } from '#usecases/deps.ts';
import { readNotifications } from './list-notifications.ts';

/**
 * Sends a player's newest unread notification to all subscribed devices, and deletes devices that are gone. A retry
 * sends the same message again, which replaces the first one on the device.
 */
export async function pushNotifications(deps: Deps, userId: number): Promise<void> {
  const { push, db } = deps;
  const account = await findAccount(db, userId);
  if (!push || !account) return;
  const notification = (await readNotifications(deps, userId)).find(({ isRead }) => !isRead);
  if (!notification) return;
  const devices = await listPushSubscriptions(db, userId);
  const sent = await Promise.allSettled(devices.map((device) => push.send(device, account.language, notification)));
  for (const [index, result] of sent.entries()) {
    const device = devices[index];
    if (device && result.status === 'fulfilled' && result.value === 'gone') await deletePushSubscription(db, device.sessionId);
  }
  const failed = sent.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason; // rethrows the error so that the job is retried
}
