import { deleteExpired } from '#data/queries/expired.ts';
import { deleteOldNameChanges } from '#data/queries/name-changes.ts';
import { deleteOldNotifications } from '#data/queries/notifications.ts';
import type { Deps } from '#usecases/deps.ts';

/** Forgets what has run out, network addresses and former names among it, and notices that are old or too many. */
export async function deleteExpired({ db }: Deps): Promise<void> {
  await deleteExpired(db);
  await deleteOldNotifications(db);
  await deleteOldNameChanges(db);
}
