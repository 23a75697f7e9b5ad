import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ShownNotification } from '#web/server/account/read-notifications.ts';
import { notificationOf } from './notification.fixture.ts';
import { NotificationList } from './notification-list.tsx';
import { notificationWords } from './notification-words.ts';

const NOTIFICATION = notificationOf('9');

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(String(body));
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = (locale: 'en' | 'ja', notifications: readonly ShownNotification[], onOpen = (_: string) => {}) =>
  render(<NotificationList notifications={notifications} words={notificationWords(messagesOf(locale))} locale={locale} onOpen={onOpen} />);

test.each([
  ['en', 'New: Moss passed you on Pond with 12,000', 'You were rank 3 until then.', '/record/1'],
  ['ja', '未読: 池でMossに抜かれました（12,000）', 'それまで3位でした。', '/ja/record/1'],
] as const)('%s: a notification shows the player, the rank, the value and the date', (locale, text, place, href) => {
  const { getByRole, container } = list(locale, [NOTIFICATION]);
  expect(getByRole('link').textContent).toBe(text);
  expect(getByRole('link').getAttribute('href')).toBe(href);
  expect(container.querySelector('p')?.textContent).toBe(`${place}2020/11/15`);
});

test('labels unread notifications as new and summarises grouped ones', () => {
  const { getAllByRole } = list('en', [
    { ...NOTIFICATION, isRead: true },
    { ...NOTIFICATION, id: '8', kind: 'rival', count: 3, place: null },
  ]);
  expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Moss passed you on Pond with 12,000',
    'New: Moss posted 3 new records',
  ]);
  expect(getAllByRole('listitem').map((item) => item.hasAttribute('data-read'))).toEqual([true, false]);
});

test('marks a notification as read on the server when it is opened', () => {
  const opened: string[] = [];
  const { getByRole } = list('en', [NOTIFICATION], (id) => opened.push(id));
  fireEvent.click(getByRole('link'));
  expect(opened).toEqual(['9']);
  expect(asked).toEqual(['{"id":"9"}']);
});
