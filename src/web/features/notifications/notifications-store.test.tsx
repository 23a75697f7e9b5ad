import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notificationOf } from './notification.fixture.ts';
import { markAll, markOne, notificationsState, refetchNotifications, watchNotifications } from './notifications-store.ts';

// The server's answers; a function may fail, as a network does. Everything of ours is real.
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const TWO = { notices: [notificationOf('9'), notificationOf('8')], unread: 2, next: null };

let answer: () => Response | Promise<Response>;
let asked: string[];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = () => json(TWO);
  vi.stubGlobal('requestIdleCallback', undefined); // as in Safari
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${url} ${init.body ?? ''}`.trim());
    return init.method === 'POST' ? new Response(null, { status: 204 }) : answer();
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('it asks once when there is nothing else to do, and when the window is looked at again; never by a clock', async () => {
  stop = watchNotifications();
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual(['GET /api/me/notices']);
  window.dispatchEvent(new Event('focus')); // the same visit
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveLength(1);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(2);
  stop();
  expect(notificationsState()).toMatchObject({ status: 'waiting', notifications: [], unread: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveLength(2);
});

test('what is opened is read at once, and the server hears of it once', async () => {
  await refetchNotifications();
  markOne('9');
  markOne('9');
  expect(notificationsState()).toMatchObject({ unread: 1, notifications: [{ isRead: true }, { isRead: false }] });
  expect(asked.slice(1)).toEqual(['POST /api/me/notices/read {"id":"9"}']);
});

test('an answer that was on its way when something was read changes nothing', async () => {
  await refetchNotifications();
  let give = (_: Response) => {};
  answer = () =>
    new Promise((resolve) => {
      give = resolve;
    });
  const late = refetchNotifications();
  markOne('9');
  give(json(TWO));
  await late;
  expect(notificationsState().unread).toBe(1);
});

test('all are read up to the newest that was shown; then it asks what is left', async () => {
  await refetchNotifications();
  answer = () => json({ ...TWO, unread: 0 });
  await markAll('9');
  expect(asked.slice(1)).toEqual(['POST /api/me/notices/read {"upTo":"9"}', 'GET /api/me/notices']);
  expect(notificationsState().unread).toBe(0);
});

test('an outage leaves what was known; who may not read has no bell', async () => {
  stop = watchNotifications();
  for (const broken of [() => Promise.reject(new TypeError()), () => json({}, 503)]) {
    answer = broken;
    await refetchNotifications();
    expect(notificationsState().status).toBe('failed');
  }
  answer = () => json(TWO);
  await refetchNotifications();
  answer = () => json({}, 503);
  await refetchNotifications();
  expect(notificationsState()).toMatchObject({ status: 'ready', unread: 2 });
  answer = () => json({ error: 'not-allowed' }, 403);
  await refetchNotifications();
  expect(notificationsState()).toMatchObject({ status: 'none', notifications: [] });
});
