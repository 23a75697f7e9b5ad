import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { notificationOf } from './notification.fixture.ts';
import { notificationWords } from './notification-words.ts';
import { NotificationsBoard } from './notifications-board.tsx';
import { notificationsState, refetchNotifications } from './notifications-store.ts';

const words = { ...messagesOf('en').notifications, ...notificationWords(messagesOf('en')) };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('"Mark all as read" empties the number in the header and disappears', async () => {
  const notifications = [notificationOf('9'), notificationOf('8')];
  let unread = 2;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (body === undefined) return Response.json({ notices: notifications.map((each) => ({ ...each, isRead: unread === 0 })), unread });
    sent.push(JSON.parse(String(body)));
    unread = 0;
    return new Response(null, { status: 204 });
  });
  await refetchNotifications();
  expect(notificationsState().unread).toBe(2);
  render(<NotificationsBoard notifications={notifications} words={words} locale="en" isFirstPage hasUnread />);
  fireEvent.click(screen.getByRole('button', { name: words.markAll }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: words.markAll })).toBeNull());
  expect(sent).toEqual([{ upTo: '9' }]);
  expect(notificationsState().unread).toBe(0);
});
