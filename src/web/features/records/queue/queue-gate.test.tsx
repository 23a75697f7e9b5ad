import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchSession } from '#web/session/session-store.ts';
import { stubIndexedDb } from './indexed-db.fixture.ts';
import { queuedPost } from './post-store.fixture.ts';
import { browserPosts } from './post-store.ts';
import { QueueGate } from './queue-gate.tsx';

const texts = vi.hoisted(() => ({ failures: 0 }));
vi.mock('#web/i18n/record-words.ts', async (load) => {
  const { loadRecordWords } = await load<typeof import('#web/i18n/record-words.ts')>();
  return {
    loadRecordWords: async (locale: 'en' | 'ja') =>
      texts.failures-- > 0 ? Promise.reject(new TypeError('offline')) : loadRecordWords(locale),
  };
});

let posted: string[];
let session: object;
beforeEach(() => {
  stubIndexedDb();
  posted = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/auth/session')) return Response.json(session);
    posted.push(path);
    return Response.json({ recordId: '77' }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const signIn = async (userId: string | undefined) => {
  session = userId === undefined ? {} : { user: { userId, name: null, theme: 'dark' } };
  await act(refetchSession);
};

test('tries to load again when the connection does not work yet', async () => {
  await signIn('fern');
  await browserPosts.put(queuedPost());
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    texts.failures = 1;
    render(<QueueGate locale="en" />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(posted).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByRole('link', { name: 'See the result' })).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('sends the posts of the signed-in player when the connection is back', async () => {
  await signIn('fern');
  await browserPosts.put(queuedPost());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<QueueGate locale="ja" />);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: '結果を見る' })).toHaveProperty('pathname', '/ja/record/77');
  expect(posted).toEqual(['/api/records']);
});

test.each([undefined, 'moss'])('sends nothing for %s', async (userId) => {
  await signIn(userId);
  await browserPosts.put(queuedPost());
  const { container } = render(<QueueGate locale="en" />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(posted).toEqual([]);
  expect(container.querySelector('a')).toBeNull();
  expect(await browserPosts.list()).toHaveLength(1);
});
