import type { ShownNotification } from '#web/server/account/read-notifications.ts';

/** Returns an unread notification as the server sends it. It is old enough to show its date. */
export const notificationOf = (id: string): ShownNotification => ({
  id,
  kind: 'beaten',
  count: 1,
  who: { name: 'Moss' },
  where: { en: 'Pond', ja: '池' },
  value: '12,000',
  place: 3,
  at: '2020-11-15T00:00:00.000Z',
  on: '2020/11/15',
  isRead: false,
  route: '/record/1',
});
