import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import type { LiveNewsJson } from '#web/server/answer/response-types.ts';
import { followOverlay } from './follow-overlay.ts';

const REST_MS = 500;
const page = (content: string) => `<html><body><main id="overlay">${content}</main></body></html>`;
const news = (cursor: number, route: string): LiveNewsJson => ({
  cursor,
  reset: false,
  events: [{ eventId: cursor, record: { route } as FeedRecord }],
});

let answer: { status: number; html: string };
const fetched = vi.fn(async (_address: URL, _options: RequestInit) => new Response(answer.html, { status: answer.status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows an overlay of one board, and returns it with a function that delivers live messages. */
function follow(content: string) {
  document.body.innerHTML = `<main id="overlay" data-after="7" data-boards="/stage/201">${content}</main>`;
  const overlay = document.getElementById('overlay') as HTMLElement;
  let deliver: (message: LiveNewsJson) => void = () => {};
  let from: number | undefined;
  followOverlay(overlay, (after, take) => {
    [from, deliver] = [after, take];
    return () => {};
  });
  return { overlay, from, deliver };
}

test('an overlay requests its address once for all records that arrive together, without cookies', async () => {
  const { overlay, from, deliver } = follow('<p data-key="1">one</p>');
  expect(from).toBe(7);
  answer = { status: 200, html: page('<p data-key="2">two</p><p data-key="1">one</p>') };
  for (let cursor = 8; cursor <= 107; cursor += 1) deliver(news(cursor, '/stage/201'));
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address?.searchParams.get('after')).toBe('107');
  expect(options?.credentials).toBe('omit');
  expect(overlay.innerHTML).toBe('<p data-key="2" data-new="">two</p><p data-key="1">one</p>');
});

test('records of other boards are ignored, and a reset is not', async () => {
  const { overlay, deliver } = follow('old');
  answer = { status: 200, html: page('new') };
  deliver(news(8, '/stage/202'));
  deliver(news(9, '/stage/201?rule=23'));
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(fetched).not.toHaveBeenCalled();
  deliver({ cursor: 900, reset: true });
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(overlay.innerHTML).toBe('new');
});

test('an overlay keeps its content while the site fails, and is empty when there is nothing to show any more', async () => {
  const { overlay, deliver } = follow('old');
  answer = { status: 503, html: 'busy' };
  deliver(news(8, '/stage/201'));
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(overlay.innerHTML).toBe('old');
  answer = { status: 404, html: page('') };
  deliver(news(9, '/stage/201'));
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(overlay.innerHTML).toBe('');
});

test('an overlay counts down, and requests its address again when the time has run out', async () => {
  const clock = (until: number) => `<p data-until="${until}"><b>––</b><b>––</b><b>––</b><b>––</b></p>`;
  const { overlay } = follow(clock(Date.now() + 3_500));
  expect(overlay.textContent).toBe('00000003');
  answer = { status: 200, html: page('over') };
  await vi.advanceTimersByTimeAsync(3_000);
  expect([overlay.textContent, fetched.mock.calls.length]).toEqual(['00000000', 0]);
  await vi.advanceTimersByTimeAsync(1_000 + REST_MS);
  expect(overlay.textContent).toBe('over');
});

test('an overlay of an updated site opens the new document itself, not the cached address', async () => {
  const { deliver } = follow('old');
  const replace = vi.fn();
  vi.stubGlobal('location', { href: 'https://site.test/overlay/board?stage=201', replace });
  answer = { status: 200, html: `<script src="/overlay.js?v=2"></script>${page('new')}` };
  deliver(news(8, '/stage/201'));
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(String(replace.mock.calls[0]?.[0])).toBe('https://site.test/overlay/board?stage=201&after=8');
});
