import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import { draftName } from '#web/features/records/post/post-href.ts';
import { sendRecord } from '#web/features/records/post/send-record.ts';
import { recordDrafts, returnDraft } from '#web/features/records/post/stored-draft.ts';
import { type UploadFailure, uploadPicture } from '#web/ui/media/upload-picture.ts';
import type { PostStore } from './post-store.ts';
import { bodyOf, isExpired, needsAnswer, type QueuedPost } from './queued-post.ts';

/** The player's answer about a post that is old or was rejected. */
export type QueueAnswer = 'send' | 'delete' | 'later';

type Sending = {
  readonly store: PostStore;
  /** The signed-in account. Posts of other accounts are never sent. */
  readonly userId: string;
  readonly ask: (post: QueuedPost) => QueueAnswer;
  readonly onSent: (post: QueuedPost, recordId: string) => void;
  /** Called with the error code of the server or of a field. The post is a draft again, unless the board has another one. */
  readonly onRefused: (post: QueuedPost, code: string) => void;
  readonly upload?: typeof uploadPicture;
  /** Aborted when the account is no longer signed in. No further post is sent, and the outcome of the last one is ignored. */
  readonly stop?: AbortSignal;
};

// The file itself is rejected. After any other failure, the same file is uploaded again later.
const BAD_FILES: readonly UploadFailure[] = ['too-large', 'not-an-image', 'too-many-pixels'];
const LATER_CODES = ['posting-closed', 'read-only', 'too-many-tries', 'uploads-closed'];
const LOGIN_REQUIRED = 401;

/**
 * Sends the posts of an account, oldest first. Stops at one that must wait, because later ones would have to, too. Returns
 * whether one must wait.
 */
export async function sendQueue({ store, userId, ask, onSent, onRefused, upload = uploadPicture, stop }: Sending): Promise<boolean> {
  const posts = (await store.list()).filter((post) => post.userId === userId).toSorted((a, b) => a.storedAtMs - b.storedAtMs);
  for (const post of posts) {
    if (stop?.aborted) return false;
    const answer = isExpired(post, Date.now()) ? 'delete' : needsAnswer(post, Date.now()) ? ask(post) : 'send';
    if (answer === 'delete') await store.delete(post.key);
    if (answer !== 'send') continue;
    const outcome = await sendPost(post, store, upload);
    if (outcome === 'gone' || stop?.aborted) return false;
    if (outcome === 'waits') return true;
    if ('recordId' in outcome) onSent(post, outcome.recordId);
    else onRefused(post, outcome.code);
  }
  return false;
}

/** 'gone' means that the post was deleted meanwhile, for example by a log-out. */
type Outcome = { readonly recordId: string } | { readonly code: string } | 'waits' | 'gone';

async function sendPost(post: QueuedPost, store: PostStore, upload: typeof uploadPicture): Promise<Outcome> {
  const uploaded = await withUpload(post, upload);
  if ('failure' in uploaded) return BAD_FILES.includes(uploaded.failure) ? refuse(post, uploaded.failure, store) : 'waits';
  if (!(await store.update({ ...uploaded, isSent: true }))) return 'gone';
  const { status, body } = await sendRecord({
    key: post.key,
    json: bodyOf(uploaded),
    author: post.userId,
    resumed: post.isSent === true,
    onWaiting: () => {},
  });
  if (body.recordId !== undefined) {
    await store.delete(post.key);
    return { recordId: body.recordId };
  }
  const { error = 'failure', fields = {} } = body;
  if (status === LOGIN_REQUIRED || LATER_CODES.includes(error)) return 'waits';
  // The server deletes unused uploads after a day, but the file is still here.
  if (fields.uploadId === 'unknown-upload' && post.upload && post.picture) return sendPost({ ...post, upload: undefined }, store, upload);
  const [code = error] = Object.values(fields);
  return refuse(uploaded, code, store);
}

/** Uploads the picture of a post. The file stays with the post until the record is saved. */
async function withUpload(post: QueuedPost, upload: typeof uploadPicture): Promise<QueuedPost | { readonly failure: UploadFailure }> {
  const { picture } = post;
  if (!picture || post.upload) return post;
  const taken = await upload(picture, MAX_UPLOAD_BYTES);
  return 'failure' in taken ? taken : { ...post, upload: { uploadId: taken.uploadId, name: picture.name, bytes: picture.size } };
}

/** Turns a rejected post back into its board's draft. It stays in the queue if there is another draft. */
async function refuse(post: QueuedPost, code: string, store: PostStore): Promise<Outcome> {
  const name = draftName(post.board);
  const other = recordDrafts.find(name);
  if (!(await store.update({ ...post, refusal: code }))) return 'gone';
  if (!other || other.key === post.key) {
    returnDraft(name, { key: code === 'key-reused' ? crypto.randomUUID() : post.key, typed: post.typed, picture: post.upload });
    await store.delete(post.key);
  }
  return { code };
}
