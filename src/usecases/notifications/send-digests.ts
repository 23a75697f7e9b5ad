import { findAccount } from '#data/queries/accounts/accounts.ts';
import { takeDueDigests } from '#data/queries/notifications/digests.ts';
import { readClock } from '#data/queries/site/server.ts';
import { enqueueDigest } from '#data/queue.ts';
import { digestTime } from '#domain/notifications/digest-time.ts';
import type { Deps } from '#usecases/deps.ts';
import { readNotifications } from './list-notifications.ts';

const MOST_AT_ONCE = 500; // maximum number of rows that one transaction locks

/** Queues a mail for every digest that is due and has unread notifications. */
export async function queueDigests({ db, siteZone }: Deps): Promise<void> {
  const now = await readClock(db);
  const times = { daily: digestTime('daily', now, siteZone), weekly: digestTime('weekly', now, siteZone) };
  const takeSome = () =>
    db.transaction().execute(async (tx) => {
      const due = await takeDueDigests(tx, times, MOST_AT_ONCE);
      for (const { userId, since, hasUnread } of due) if (hasUnread) await enqueueDigest(tx, userId, since);
      return due.length;
    });
  while ((await takeSome()) === MOST_AT_ONCE);
}

/**
 * Mails the unread notifications since an instant, if the digest is still enabled and the address is confirmed.
 */
export async function sendDigest(deps: Deps, userId: number, since: Date): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account?.email || !account.emailConfirmed || account.notifications.digest === 'off') return;
  const notifications = (await readNotifications(deps, userId)).filter(({ at, isRead }) => !isRead && at > since);
  if (notifications.length === 0) return;
  await deps.mail.send('digest', account.language, account.email, { handle: account.handle, notifications });
}
