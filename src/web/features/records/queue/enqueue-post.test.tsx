import { expect, test, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import { POST_QUEUED } from '#web/session/device-data.ts';
import { enqueuePost } from './enqueue-post.ts';
import { memoryPosts, queuedPost } from './post-store.fixture.ts';
import { MOST_POSTS } from './queued-post.ts';

test('stores a post with the time and notifies the page', async () => {
  const onQueued = vi.fn();
  window.addEventListener(POST_QUEUED, onQueued, { once: true });
  const store = memoryPosts();
  const { storedAtMs: _, ...post } = queuedPost();
  expect(await enqueuePost(post, store)).toBe(true);
  expect(store.posts.get('key-1')?.storedAtMs).toBeCloseTo(Date.now(), -4);
  expect(onQueued).toHaveBeenCalledTimes(1);
});

test('stores no more than a few posts, but replaces one with the same key', async () => {
  const store = memoryPosts(...Array.from({ length: MOST_POSTS }, (_, index) => queuedPost({ key: `key-${index}` })));
  expect(await enqueuePost(queuedPost({ key: 'one-more' }), store)).toBe(false);
  expect(await enqueuePost(queuedPost({ key: 'key-1', typed: { score: '2' } }), store)).toBe(true);
  expect(store.posts.get('key-1')?.typed).toEqual({ score: '2' });
});

test('does not store a picture that is too large, or anything in a browser without storage', async () => {
  const picture = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'tv.png');
  expect(await enqueuePost(queuedPost({ picture }), memoryPosts())).toBe(false);
  const broken = { ...memoryPosts(), list: () => Promise.reject(new Error('storage is disabled')) };
  expect(await enqueuePost(queuedPost(), broken)).toBe(false);
});
