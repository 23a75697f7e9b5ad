import { deleteExpired } from '#data/queries/expired.ts';
import { deleteOldNameChanges } from '#data/queries/name-changes.ts';
import { deleteOldNotifications } from '#data/queries/notifications.ts';
import type { Deps } from '#usecases/deps.ts';

/** Deletes expired rows (including network addresses and former names) and notifications that are too old or too many. */
export async function deleteExpiredData({ db }: Deps): Promise<void> {
  await deleteExpired(db);
  await deleteOldNotifications(db);
  await deleteOldNameChanges(db);
}
