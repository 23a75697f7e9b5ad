import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDeviceData, hasQueuedPosts } from '#web/session/device-data.ts';
import { stubIndexedDb } from './indexed-db.fixture.ts';
import { queuedPost } from './post-store.fixture.ts';
import { browserPosts } from './post-store.ts';

let databases: ReturnType<typeof stubIndexedDb>;
beforeEach(() => {
  databases = stubIndexedDb();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('stores posts until they are deleted, and remembers whether there are any', async () => {
  expect(hasQueuedPosts()).toBe(false);
  await browserPosts.put(queuedPost());
  await browserPosts.put(queuedPost({ key: 'key-2' }));
  expect((await browserPosts.list()).map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  await browserPosts.delete('key-1');
  expect(hasQueuedPosts()).toBe(true);
  await browserPosts.delete('key-2');
  expect(hasQueuedPosts()).toBe(false);
});

test('a log-out deletes the posts and the stored pages', async () => {
  const names = new Set(['pages 1', 'files 1']);
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
  await browserPosts.put(queuedPost());
  await clearDeviceData();
  expect([databases.size, names.size, localStorage.length]).toEqual([0, 0, 0]);
});

test('a log-out succeeds in a browser that stores nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(clearDeviceData()).resolves.toBeUndefined();
});

test('stores nothing and opens no database for a post that was deleted by a log-out', async () => {
  await browserPosts.put(queuedPost());
  expect(await browserPosts.update(queuedPost({ isSent: true }))).toBe(true);
  expect((await browserPosts.list())[0]?.isSent).toBe(true);
  expect(await browserPosts.update(queuedPost({ key: 'unknown' }))).toBe(false);
  await clearDeviceData();
  expect(await browserPosts.update(queuedPost())).toBe(false);
  await browserPosts.delete('key-1');
  expect(await browserPosts.list()).toEqual([]);
  expect([databases.size, localStorage.length]).toEqual([0, 0]);
});
