import { deleteOldDuels } from '#data/queries/accounts/duels.ts';
import { deleteExpired } from '#data/queries/accounts/expired.ts';
import { deleteOldNameChanges } from '#data/queries/accounts/name-changes.ts';
import { deleteOldProfileVersions } from '#data/queries/accounts/profiles.ts';
import { deleteOldNotifications } from '#data/queries/notifications/notifications.ts';
import { deleteOldDeliveries } from '#data/queries/webhooks/webhook-deliveries.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Deletes expired rows, such as sessions with their network addresses, as well as outdated former names and
 * profile texts, deliveries of webhooks, and notifications beyond the limits on age and number.
 */
export async function deleteExpiredData({ db }: Deps): Promise<void> {
  await deleteExpired(db);
  await deleteOldNotifications(db);
  await deleteOldNameChanges(db);
  await deleteOldDuels(db);
  await deleteOldProfileVersions(db);
  await deleteOldDeliveries(db);
}
