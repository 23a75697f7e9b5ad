import type { PostStore } from './post-store.ts';
import type { QueuedPost } from './queued-post.ts';

/** Returns a store of posts in memory, because the test environment has no IndexedDB. */
export function memoryPosts(...stored: readonly QueuedPost[]): PostStore & { readonly posts: Map<string, QueuedPost> } {
  const posts = new Map(stored.map((post) => [post.key, post]));
  return {
    posts,
    list: async () => [...posts.values()],
    put: async (post) => void posts.set(post.key, post),
    update: async (post) => posts.has(post.key) && posts.set(post.key, post) === posts,
    delete: async (key) => void posts.delete(key),
  };
}

/** Returns a post of Fern that was stored an hour ago. */
export const queuedPost = (part: Partial<QueuedPost> = {}): QueuedPost => ({
  key: 'key-1',
  userId: 'fern',
  board: { kind: 'stage', refId: 201, ruleId: 21 },
  typed: { score: '34650', console: '2' },
  title: 'Button Jar Landing (Eggs) 34,650',
  storedAtMs: Date.now() - 3_600_000,
  ...part,
});
