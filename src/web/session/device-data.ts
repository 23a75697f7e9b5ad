/** Name of the IndexedDB database with posts that wait for a connection (features/records/queue). */
export const QUEUE_DATABASE = 'post-queue';

/** localStorage key that is set while posts wait for a connection. */
export const QUEUE_MARK = 'post-queue';

/** Dispatched on the window when a post was stored. */
export const POST_QUEUED = 'postqueued';

/** Returns whether posts wait on this device, without opening the database. */
export function hasQueuedPosts(): boolean {
  try {
    return localStorage.getItem(QUEUE_MARK) !== null;
  } catch {
    return false; // Storage may be disabled. Nothing is stored then.
  }
}

/**
 * localStorage key with the records that were just posted, whose pages show the result (features/records/result). Not in
 * sessionStorage, so that the mark survives until the app is opened again.
 */
export const POSTED_MARK = 'posted-record';

/**
 * Deletes what this browser stores for a signed-in user: the pages that were read (public/sw.js), posts that wait for a
 * connection, and input of forms in this tab. Never throws, because storage may be disabled.
 */
export async function clearDeviceData(): Promise<void> {
  await Promise.allSettled([removeMarks(), deletePages(), deleteQueue()]);
}

async function removeMarks(): Promise<void> {
  for (const mark of [QUEUE_MARK, POSTED_MARK]) localStorage.removeItem(mark);
  sessionStorage.clear();
}

async function deletePages(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

function deleteQueue(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(QUEUE_DATABASE);
    // If another tab is using the database at the moment, it is deleted right after that.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
