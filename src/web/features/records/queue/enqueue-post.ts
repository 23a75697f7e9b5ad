import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import { POST_QUEUED } from '#web/session/device-data.ts';
import { browserPosts } from './post-store.ts';
import { MOST_POSTS, type QueuedPost } from './queued-post.ts';

/**
 * Stores a post until there is a connection. Returns false if it cannot be stored: the browser refuses, too many posts
 * wait already, or the picture is too large.
 */
export async function enqueuePost(post: Omit<QueuedPost, 'storedAtMs'>, store = browserPosts): Promise<boolean> {
  if (post.picture && post.picture.size > MAX_UPLOAD_BYTES) return false;
  try {
    const others = (await store.list()).filter(({ key }) => key !== post.key);
    if (others.length >= MOST_POSTS) return false;
    await store.put({ ...post, storedAtMs: Date.now() });
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(POST_QUEUED));
  return true;
}
