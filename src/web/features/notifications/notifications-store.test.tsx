import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notificationOf } from './notification.fixture.ts';
import { markAll, markOne, notificationsState, refetchNotifications, watchNotifications } from './notifications-store.ts';

// Stubs only the server responses. A function can simulate a network failure.
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const TWO = { notices: [notificationOf('9'), notificationOf('8')], unread: 2, next: null };

let answer: () => Response | Promise<Response>;
let requests: string[];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  answer = () => json(TWO);
  vi.stubGlobal('requestIdleCallback', undefined); // Simulates Safari, which has no requestIdleCallback.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push(`${init.method ?? 'GET'} ${url} ${init.body ?? ''}`.trim());
    return init.method === 'POST' ? new Response(null, { status: 204 }) : answer();
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('fetches notifications when idle and on focus, but never on a timer', async () => {
  stop = watchNotifications();
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(requests).toEqual(['GET /api/me/notices']);
  window.dispatchEvent(new Event('focus')); // Too soon after the fetch to start another one.
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requests).toHaveLength(1);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(requests).toHaveLength(2);
  stop();
  expect(notificationsState()).toMatchObject({ status: 'waiting', notifications: [], unread: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('focus'));
  expect(requests).toHaveLength(2);
});

test('marks an opened notification as read immediately, with only one request', async () => {
  await refetchNotifications();
  markOne('9');
  markOne('9');
  expect(notificationsState()).toMatchObject({ unread: 1, notifications: [{ isRead: true }, { isRead: false }] });
  expect(requests.slice(1)).toEqual(['POST /api/me/notices/read {"id":"9"}']);
});

test('ignores a response that was in flight when a notification was marked as read', async () => {
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

test('marks all notifications up to the newest one shown as read, then refetches', async () => {
  await refetchNotifications();
  answer = () => json({ ...TWO, unread: 0 });
  await markAll('9');
  expect(requests.slice(1)).toEqual(['POST /api/me/notices/read {"upTo":"9"}', 'GET /api/me/notices']);
  expect(notificationsState().unread).toBe(0);
});

test('keeps the last notifications during an outage and clears them when access is denied', async () => {
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
