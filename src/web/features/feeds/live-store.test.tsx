import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIVE_POLL_MS, LIVE_TOAST_EVERY_MS } from '#domain/live/live-rules.ts';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import type { LiveNews } from './live-connection.ts';
import { hasLiveList, isLiveOn, joinLive, turnLive } from './live-store.ts';
import { mergeNews } from './merge-news.ts';

/** EventSource stub that the tests control. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  emit(kind: string, lastEventId: number, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(kind, { lastEventId: String(lastEventId), data: JSON.stringify(data) }));
  }
  fail(isFinal: boolean) {
    if (isFinal) this.readyState = Source.CLOSED;
    this.onerror();
  }
}

const record = (recordId: string) => ({ recordId }) as FeedRecord;
const open = () => Source.all.filter(({ readyState }) => readyState !== Source.CLOSED);
const newest = () => open().at(-1) as Source;

let leaves: (() => void)[];
let received: string[];
let asked: string[];
let answers: (() => Response)[];

const join = (after?: number) => {
  const leave = joinLive({ after, isList: after !== undefined, onNews: (news) => received.push(words(news)) });
  leaves.push(leave);
  return leave;
};
const words = (news: LiveNews) =>
  `${news.cursor}${news.reset ? ' reset' : news.events.map(({ record }) => ` ${record.recordId}`).join('')}`;
const setVisibility = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [Source.all, leaves, received, asked, answers] = [[], [], [], [], []];
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers.shift()?.() ?? new Response(null, { status: 204 });
  });
  setVisibility('visible');
});
afterEach(() => {
  for (const leave of leaves) leave();
  turnLive(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the list and the toast share one connection, which starts after the last event in the list', () => {
  join();
  join(70);
  expect(open().map(({ url }) => url)).toEqual(['/api/live?after=70']);
  expect(hasLiveList()).toBe(true);
  newest().emit('record', 71, record('a'));
  expect(received).toEqual(['71 a', '71 a']);
});

test('tells the rest of the page who posted', () => {
  const posted = vi.fn();
  document.addEventListener('liveposts', (event) => posted((event as CustomEvent).detail), { once: true });
  join(75);
  newest().emit('ready', 75);
  newest().emit('record', 76, { handle: 'moss' });
  expect(posted.mock.calls).toEqual([[['moss']]]);
});

test('disconnects while the page is hidden and resumes after the last received event', () => {
  join(80);
  newest().emit('record', 81, record('a'));
  newest().emit('ready', 83);
  setVisibility('hidden');
  expect(open()).toEqual([]);
  setVisibility('visible');
  expect(open().map(({ url }) => url)).toEqual(['/api/live?after=83']);
});

test('turning live updates off stops all requests until another tab turns them on', () => {
  join(90);
  turnLive(false);
  expect(open()).toEqual([]);
  expect(localStorage.getItem('live')).toBe('off');
  setVisibility('visible');
  expect(open()).toEqual([]);
  localStorage.removeItem('live');
  window.dispatchEvent(new StorageEvent('storage', { key: 'live' }));
  expect(isLiveOn()).toBe(true);
  expect(open()).toHaveLength(1);
});

test.each(['refused', 'failing', 'never open', 'unsupported'])(
  'falls back to polling when the stream is %s, and retries the stream later',
  async (why) => {
    if (why === 'unsupported') vi.stubGlobal('EventSource', undefined);
    answers = [
      () => Response.json({ cursor: 102, reset: false, events: [{ eventId: 102, record: record('b') }] }),
      () => new Response(null, { status: 503, headers: { 'retry-after': '60' } }),
    ];
    join(100);
    if (why === 'refused') newest().fail(true);
    if (why === 'failing') for (let count = 0; count < 3; count += 1) newest().fail(false);
    if (why === 'never open') await vi.advanceTimersByTimeAsync(10_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/api/live?after=100']);
    expect(received).toEqual(['102 b']);
    await vi.advanceTimersByTimeAsync(LIVE_POLL_MS);
    expect(asked).toEqual(['/api/live?after=100', '/api/live?after=102']);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked).toHaveLength(2); // The client waits as long as the retry-after header requests.
    await vi.advanceTimersByTimeAsync(55_000);
    if (why !== 'unsupported') expect(open().map(({ url }) => url)).toEqual(['/api/live?after=102']);
  },
);

test('resets a list from an outdated cached page only once', () => {
  const leave = join(100);
  newest().emit('reset', 500);
  leave();
  join(100);
  expect(open().map(({ url }) => url)).toEqual(['/api/live?after=500']);
  expect(received).toEqual(['500 reset']);
});

test('shows at most one toast per minute, even across page loads', async () => {
  const shown: number[] = [];
  const merged = mergeNews((count) => shown.push(count));
  merged.add(0);
  expect(shown).toEqual([]);
  merged.add(1);
  merged.add(2);
  const another = mergeNews((count) => shown.push(count));
  another.add(5);
  await vi.advanceTimersByTimeAsync(LIVE_TOAST_EVERY_MS - 1);
  merged.add(1);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(LIVE_TOAST_EVERY_MS);
  expect(shown).toEqual([1, 3, 5]);
  merged.add(4);
  merged.clear();
  await vi.advanceTimersByTimeAsync(LIVE_TOAST_EVERY_MS);
  expect(shown).toEqual([1, 3, 5]);
});
