import { QUEUE_DATABASE, QUEUE_MARK } from '#web/session/device-data.ts';
import type { QueuedPost } from './queued-post.ts';

/** Stores the posts that wait for a connection. Its calls reject if the browser cannot store anything. */
export type PostStore = {
  readonly list: () => Promise<readonly QueuedPost[]>;
  readonly put: (post: QueuedPost) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
};

const POSTS = 'posts';

/** Stores posts in IndexedDB, which can store pictures. */
export const browserPosts: PostStore = {
  list: () => withPosts<QueuedPost[]>('readonly', (posts) => posts.getAll()),
  put: async (post) => {
    await withPosts('readwrite', (posts) => posts.put(post));
    localStorage.setItem(QUEUE_MARK, '1');
  },
  delete: async (key) => {
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
