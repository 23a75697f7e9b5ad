import { beforeEach, expect, test, vi } from 'vitest';
import { recordDrafts } from '#web/features/records/post/stored-draft.ts';
import { memoryPosts, queuedPost } from './post-store.fixture.ts';
import type { PostStore } from './post-store.ts';
import { type QueueAnswer, sendQueue } from './send-queue.ts';

const DAY_MS = 86_400_000;

type Call = { readonly path: string; readonly body: unknown; readonly key: string | null; readonly author: string | null };
let calls: Call[];
let respond: () => Response;

beforeEach(() => {
  localStorage.clear();
  calls = [];
  uploads.length = 0;
  respond = () => Response.json({ recordId: '77' }, { status: 201 });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init.headers);
    calls.push({ path, body, key: headers.get('idempotency-key'), author: headers.get('x-author') });
    return respond();
  });
  return () => vi.unstubAllGlobals();
});

type Uploaded = { readonly uploadId: string } | { readonly failure: 'upload-failed' };
const uploads: string[] = [];

const send = async (
  store: PostStore,
  {
    answer = 'later' as QueueAnswer,
    userId = 'fern',
    uploaded = { uploadId: 'up-1' } as Uploaded,
    stop = new AbortController().signal,
  } = {},
) => {
  const outcome = { asked: [] as string[], sent: [] as string[], refused: [] as string[] };
  const waits = await sendQueue({
    store,
    userId,
    stop,
    ask: ({ key }) => {
      outcome.asked.push(key);
      return answer;
    },
    onSent: (_, recordId) => outcome.sent.push(recordId),
    onRefused: (_, code) => outcome.refused.push(code),
    upload: async ({ name }) => {
      uploads.push(name);
      return uploaded;
    },
  });
  return { ...outcome, waits };
};

test('sends a post once with the key and the author of its draft, and deletes it', async () => {
  const store = memoryPosts(queuedPost());
  expect((await send(store)).sent).toEqual(['77']);
  expect(calls).toEqual([
    { path: '/api/records', body: { stageId: 201, rule: 21, score: '34650', console: 2 }, key: 'key-1', author: 'fern' },
  ]);
  expect(store.posts.size).toBe(0);
  await send(store);
  expect(calls).toHaveLength(1);
});

test('asks the server about a post whose first attempt got no response, instead of sending it again', async () => {
  await send(memoryPosts(queuedPost({ isSent: true })));
  expect(calls.map(({ path }) => path)).toEqual(['/api/records/by-key/key-1']);
});

test('never sends a post under another account', async () => {
  const store = memoryPosts(queuedPost());
  await send(store, { userId: 'moss' });
  expect(calls).toEqual([]);
  expect(store.posts.size).toBe(1);
});

test.each([
  ['send', 1, 0],
  ['delete', 0, 0],
  ['later', 0, 1],
] as const)('asks about a post that is older than a day; the answer is %s', async (answer, sent, left) => {
  const store = memoryPosts(queuedPost({ storedAtMs: Date.now() - DAY_MS - 1_000 }));
  const { asked } = await send(store, { answer });
  expect([asked, calls.length, store.posts.size]).toEqual([['key-1'], sent, left]);
});

test('deletes a post after 30 days without asking', async () => {
  const store = memoryPosts(queuedPost({ storedAtMs: Date.now() - 31 * DAY_MS }));
  expect((await send(store, { answer: 'send' })).asked).toEqual([]);
  expect([calls.length, store.posts.size]).toEqual([0, 0]);
});

test('uploads a picture that waited, then sends the post with its id', async () => {
  const picture = new File(['pixels'], 'tv.jpg', { type: 'image/jpeg' });
  await send(memoryPosts(queuedPost({ picture })));
  expect(uploads).toEqual(['tv.jpg']);
  expect(calls[0]?.body).toMatchObject({ uploadId: 'up-1' });
});

test('retains a post with its picture when the upload fails for now', async () => {
  const store = memoryPosts(queuedPost({ picture: new File(['pixels'], 'tv.jpg') }), queuedPost({ key: 'key-2' }));
  expect(await send(store, { uploaded: { failure: 'upload-failed' } })).toMatchObject({ sent: [], refused: [], waits: true });
  expect(store.posts.get('key-1')?.picture?.name).toBe('tv.jpg');
  expect(calls).toEqual([]);
});

test('retains a post when the session has ended or posting is closed', async () => {
  const store = memoryPosts(queuedPost());
  respond = () => Response.json({ error: 'login-required' }, { status: 401 });
  await send(store);
  respond = () => Response.json({ error: 'posting-closed' }, { status: 403 });
  await send(store);
  expect(store.posts.size).toBe(1);
});

test('turns a rejected post back into the draft of its board', async () => {
  respond = () => Response.json({ error: 'invalid', fields: { score: 'out-of-range' } }, { status: 422 });
  const store = memoryPosts(queuedPost());
  expect((await send(store)).refused).toEqual(['out-of-range']);
  expect(recordDrafts.find('201-21')).toMatchObject({ key: 'key-1', typed: { score: '34650' } });
  expect(store.posts.size).toBe(0);
});

test('retains a rejected post if the board has another draft, and asks about it the next time', async () => {
  respond = () => Response.json({ error: 'invalid' }, { status: 422 });
  recordDrafts.store('201-21', { key: 'other', typed: { score: '1' } });
  const store = memoryPosts(queuedPost());
  await send(store);
  expect(recordDrafts.find('201-21')?.key).toBe('other');
  expect((await send(store)).asked).toEqual(['key-1']);
});

test('retains the picture until the record is saved, and uploads it again when the server has deleted the upload', async () => {
  const upload = { uploadId: 'old', name: 'tv.jpg', bytes: 6 };
  const store = memoryPosts(queuedPost({ picture: new File(['pixels'], 'tv.jpg'), upload }));
  respond = () => Response.json({ error: 'posting-closed' }, { status: 403 });
  await send(store);
  expect(store.posts.get('key-1')?.picture?.name).toBe('tv.jpg');
  respond = () => {
    const { uploadId } = (calls.at(-1)?.body ?? {}) as { uploadId?: string };
    if (uploadId === 'old') return Response.json({ error: 'invalid', fields: { uploadId: 'unknown-upload' } }, { status: 422 });
    return uploadId ? Response.json({ recordId: '77' }, { status: 201 }) : Response.json({ error: 'not-found' }, { status: 404 });
  };
  expect((await send(store)).sent).toEqual(['77']);
  expect([uploads, calls.at(-1)?.body]).toEqual([['tv.jpg'], expect.objectContaining({ uploadId: 'up-1' })]);
});

test('sends and stores nothing when the user has logged out during the upload', async () => {
  const store = memoryPosts(queuedPost({ picture: new File(['pixels'], 'tv.jpg') }));
  const uploadWhileLoggingOut = async () => {
    store.posts.clear();
    return { uploadId: 'up-1' };
  };
  await sendQueue({ store, userId: 'fern', ask: () => 'later', onSent: () => {}, onRefused: () => {}, upload: uploadWhileLoggingOut });
  expect([calls, store.posts.size]).toEqual([[], 0]);
});

test('leaves no draft on the device when the user has logged out before the rejection', async () => {
  const store = memoryPosts(queuedPost());
  respond = () => {
    store.posts.clear();
    return Response.json({ error: 'invalid', fields: { score: 'out-of-range' } }, { status: 422 });
  };
  expect((await send(store)).refused).toEqual([]);
  expect([store.posts.size, localStorage.length]).toEqual([0, 0]);
});

test('stops after the post that is being sent when the account is no longer signed in, and reports no outcome', async () => {
  const leaving = new AbortController();
  respond = () => {
    leaving.abort();
    return Response.json({ recordId: '77' }, { status: 201 });
  };
  const store = memoryPosts(queuedPost(), queuedPost({ key: 'key-2', storedAtMs: Date.now() }));
  expect((await send(store, { stop: leaving.signal })).sent).toEqual([]);
  expect(calls.map(({ key }) => key)).toEqual(['key-1']);
});
