import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIVE_POLL_MS, LIVE_TOAST_EVERY_MS } from '#domain/live/live-rules.ts';
import type { FeedRecord } from '#domain/rankings/feed-record.ts';
import type { LiveNews } from './live-connection.ts';
import { hasLiveList, isLiveOn, joinLive, turnLive } from './live-store.ts';
import { mergeNews } from './merge-news.ts';

/** The browser's own class, held by the hand of a test. */
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
  say(kind: string, lastEventId: number, data: unknown = {}) {
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
let told: string[];
let asked: string[];
let answers: (() => Response)[];

const join = (after?: number) => {
  const leave = joinLive({ after, isList: after !== undefined, told: (news) => told.push(words(news)) });
  leaves.push(leave);
  return leave;
};
const words = (news: LiveNews) =>
  `${news.cursor}${news.reset ? ' reset' : news.events.map(({ record }) => ` ${record.recordId}`).join('')}`;
const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [Source.all, leaves, told, asked, answers] = [[], [], [], [], []];
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers.shift()?.() ?? new Response(null, { status: 204 });
  });
  see('visible');
});
afterEach(() => {
  for (const leave of leaves) leave();
  turnLive(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('one connection serves a list and the toast, from the event that the list knows', () => {
  join();
  join(70);
  expect(open().map(({ url }) => url)).toEqual(['/api/live?after=70']);
  expect(hasLiveList()).toBe(true);
  newest().say('record', 71, record('a'));
  expect(told).toEqual(['71 a', '71 a']);
});

test('a hidden page hangs up, and goes on from the last event when it is seen again', () => {
  join(80);
  newest().say('record', 81, record('a'));
  newest().say('ready', 83);
  see('hidden');
  expect(open()).toEqual([]);
  see('visible');
  expect(open().map(({ url }) => url)).toEqual(['/api/live?after=83']);
});

test('turned off, nothing is asked and it is remembered; other tabs follow', () => {
  join(90);
  turnLive(false);
  expect(open()).toEqual([]);
  expect(localStorage.getItem('live')).toBe('off');
  see('visible');
  expect(open()).toEqual([]);
  localStorage.removeItem('live');
  window.dispatchEvent(new StorageEvent('storage', { key: 'live' }));
  expect(isLiveOn()).toBe(true);
  expect(open()).toHaveLength(1);
});

test.each(['refused', 'failing', 'never open', 'not there'])(
  'where a stream is %s, the page asks instead, and tries a stream again later',
  async (why) => {
    if (why === 'not there') vi.stubGlobal('EventSource', undefined);
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
    expect(told).toEqual(['102 b']);
    await vi.advanceTimersByTimeAsync(LIVE_POLL_MS);
    expect(asked).toEqual(['/api/live?after=100', '/api/live?after=102']);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked).toHaveLength(2); // told to wait
    await vi.advanceTimersByTimeAsync(55_000);
    if (why !== 'not there') expect(open().map(({ url }) => url)).toEqual(['/api/live?after=102']);
  },
);

test('a page that a cache kept too long is told once to read itself anew', () => {
  const leave = join(100);
  newest().say('reset', 500);
  leave();
  join(100);
  expect(open().map(({ url }) => url)).toEqual(['/api/live?after=500']);
  expect(told).toEqual(['500 reset']);
});

test('what comes within a minute is said as one, also after the page was loaded anew', async () => {
  const said: number[] = [];
  const merged = mergeNews((count) => said.push(count));
  merged.add(0);
  expect(said).toEqual([]);
  merged.add(1);
  merged.add(2);
  const another = mergeNews((count) => said.push(count));
  another.add(5);
  await vi.advanceTimersByTimeAsync(LIVE_TOAST_EVERY_MS - 1);
  merged.add(1);
  expect(said).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(LIVE_TOAST_EVERY_MS);
  expect(said).toEqual([1, 3, 5]);
  merged.add(4);
  merged.clear();
  await vi.advanceTimersByTimeAsync(LIVE_TOAST_EVERY_MS);
  expect(said).toEqual([1, 3, 5]);
});
