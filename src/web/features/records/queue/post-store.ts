import { hasQueuedPosts, QUEUE_DATABASE, QUEUE_MARK } from '#web/session/device-data.ts';
import type { QueuedPost } from './queued-post.ts';

/** Stores the posts that wait for a connection. Its calls reject if the browser cannot store anything. */
export type PostStore = {
  readonly list: () => Promise<readonly QueuedPost[]>;
  readonly put: (post: QueuedPost) => Promise<void>;
  /** Replaces a post. Returns false and stores nothing if it is gone, for example because the user has logged out since. */
  readonly update: (post: QueuedPost) => Promise<boolean>;
  readonly delete: (key: string) => Promise<void>;
};

const POSTS = 'posts';

/** Stores posts in IndexedDB, which can store pictures. Without the mark, it opens no database, because that creates one. */
export const browserPosts: PostStore = {
  list: async () => (hasQueuedPosts() ? withPosts<QueuedPost[]>('readonly', (posts) => posts.getAll()) : []),
  put: async (post) => {
    await withPosts('readwrite', (posts) => posts.put(post));
    localStorage.setItem(QUEUE_MARK, '1');
  },
  update: async (post) => {
    if (!hasQueuedPosts()) return false;
    const found = await withPosts('readwrite', (posts) => {
      const request = posts.getKey(post.key);
      request.onsuccess = () => request.result !== undefined && posts.put(post);
      return request;
    });
    return found !== undefined;
  },
  delete: async (key) => {
    if (!hasQueuedPosts()) return;
    await withPosts('readwrite', (posts) => posts.delete(key));
    if ((await browserPosts.list()).length === 0) localStorage.removeItem(QUEUE_MARK);
  },
};

// The database is open only during a call, so that it can be deleted when the user signs out in another tab.
async function withPosts<Result>(mode: IDBTransactionMode, use: (posts: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(POSTS, mode);
    const request = use(transaction.objectStore(POSTS));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(QUEUE_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(POSTS, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
