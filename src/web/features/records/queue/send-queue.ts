import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import { draftName } from '#web/features/records/post/post-href.ts';
import { sendRecord } from '#web/features/records/post/send-record.ts';
import { recordDrafts } from '#web/features/records/post/stored-draft.ts';
import { type UploadFailure, uploadPicture } from '#web/ui/media/upload-picture.ts';
import type { PostStore } from './post-store.ts';
import { bodyOf, isExpired, needsAnswer, type QueuedPost } from './queued-post.ts';

/** The player's answer about a post that is old or was rejected. */
export type QueueAnswer = 'send' | 'delete' | 'later';

type Sending = {
  readonly store: PostStore;
  /** The signed-in account. Posts of other accounts are never sent. */
  readonly userId: string;
  readonly ask: (post: QueuedPost) => Promise<QueueAnswer>;
  readonly onSent: (post: QueuedPost, recordId: string) => void;
  /** Called with the server's error code. The post is a draft again, unless the board has another one. */
  readonly onRefused: (post: QueuedPost, code: string) => void;
  readonly upload?: typeof uploadPicture;
};

// The file itself is rejected. After any other failure, the same file is uploaded again later.
const BAD_FILES: readonly UploadFailure[] = ['too-large', 'not-an-image', 'too-many-pixels'];
const LATER_CODES = ['posting-closed', 'read-only', 'too-many-tries', 'uploads-closed'];
const LOGIN_REQUIRED = 401;

/** Sends the posts of an account, oldest first. Stops at one that must wait, because later ones would have to, too. */
export async function sendQueue({ store, userId, ask, onSent, onRefused, upload = uploadPicture }: Sending): Promise<void> {
  const posts = (await store.list()).filter((post) => post.userId === userId).toSorted((a, b) => a.storedAtMs - b.storedAtMs);
  for (const post of posts) {
    const answer = isExpired(post, Date.now()) ? 'delete' : needsAnswer(post, Date.now()) ? await ask(post) : 'send';
    if (answer === 'delete') await store.delete(post.key);
    if (answer !== 'send') continue;
    const outcome = await sendPost(post, store, upload);
    if (outcome === 'waits') return;
    if ('recordId' in outcome) onSent(post, outcome.recordId);
    else onRefused(post, outcome.code);
  }
}

type Outcome = { readonly recordId: string } | { readonly code: string } | 'waits';

async function sendPost(post: QueuedPost, store: PostStore, upload: typeof uploadPicture): Promise<Outcome> {
  const uploaded = await withUpload(post, store, upload);
  if ('failure' in uploaded) return BAD_FILES.includes(uploaded.failure) ? refuse(post, uploaded.failure, store) : 'waits';
  await store.put({ ...uploaded, isSent: true });
  const { status, body } = await sendRecord({
    key: post.key,
    json: bodyOf(uploaded),
    resumed: post.isSent === true,
    onWaiting: () => {},
  });
  if (body.recordId !== undefined) {
    await store.delete(post.key);
    return { recordId: body.recordId };
  }
  const { error = 'failure' } = body;
  if (status === LOGIN_REQUIRED || LATER_CODES.includes(error)) return 'waits';
  return refuse(uploaded, error, store);
}

/** Uploads the picture of a post and stores its id, so that it is uploaded once. */
async function withUpload(
  post: QueuedPost,
  store: PostStore,
  upload: typeof uploadPicture,
): Promise<QueuedPost | { readonly failure: UploadFailure }> {
  const { picture, ...rest } = post;
  if (!picture || post.upload) return rest;
  const taken = await upload(picture, MAX_UPLOAD_BYTES);
  if ('failure' in taken) return taken;
  const uploaded = { ...rest, upload: { uploadId: taken.uploadId, name: picture.name, bytes: picture.size } };
  await store.put(uploaded);
  return uploaded;
}

/** Turns a rejected post back into its board's draft. It stays in the queue if there is another draft. */
async function refuse(post: QueuedPost, code: string, store: PostStore): Promise<Outcome> {
  const name = draftName(post.board);
  const other = recordDrafts.find(name);
  if (other && other.key !== post.key) await store.put({ ...post, refusal: code });
  else {
    recordDrafts.store(name, { key: code === 'key-reused' ? crypto.randomUUID() : post.key, typed: post.typed, picture: post.upload });
    await store.delete(post.key);
  }
  return { code };
}
