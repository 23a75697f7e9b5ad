import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { stubIndexedDb } from '#web/features/records/queue/indexed-db.fixture.ts';
import { browserPosts } from '#web/features/records/queue/post-store.ts';
import { broadcastUser } from '#web/session/broadcast.ts';
import { deliverRecord } from './deliver-record.ts';

const [BOARD] = boardsOfStage(contentCatalogue(), 405);
const DRAFT = { key: 'key-1', typed: { score: '7' } };

let posted: number;
beforeEach(() => {
  posted = 0;
  stubIndexedDb();
  vi.stubGlobal('fetch', async () => {
    posted += 1;
    return Response.json({ recordId: '77' }, { status: 201 });
  });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const deliver = (author?: string, file?: File) => {
  if (!BOARD) throw new Error('no stage 405');
  return deliverRecord(BOARD, DRAFT, { resumed: false, onWaiting: () => {}, author, title: 'Stage 405', file });
};
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('sends a draft at once with a connection', async () => {
  expect(await deliver('fern')).toEqual({ kind: 'saved', recordId: '77' });
  expect(await browserPosts.list()).toEqual([]);
});

test('stores a draft without a connection, with its key, its picture and its author', async () => {
  goOffline();
  expect(await deliver('fern', new File(['pixels'], 'tv.jpg'))).toEqual({ kind: 'queued' });
  expect(posted).toBe(0);
  const [post] = await browserPosts.list();
  expect(post).toMatchObject({ key: 'key-1', userId: 'fern', typed: { score: '7' }, board: { refId: 405 }, isSent: false });
  expect(post?.picture).toBeInstanceOf(File);
});

test('on a page that was opened without a connection, the author is the last user of this browser', async () => {
  broadcastUser('moss');
  goOffline();
  expect(await deliver()).toEqual({ kind: 'queued' });
  expect((await browserPosts.list())[0]?.userId).toBe('moss');
});

test('a picture that can neither be uploaded nor stored is not left behind: the record is not sent without it', async () => {
  vi.stubGlobal('indexedDB', undefined);
  goOffline();
  expect(await deliver('fern', new File(['pixels'], 'tv.jpg'))).toMatchObject({ kind: 'rejected', answer: { status: 0 } });
  expect(posted).toBe(0);
});

test('stores nothing for somebody who is not signed in', async () => {
  broadcastUser(null);
  goOffline();
  await deliver();
  expect(await browserPosts.list()).toEqual([]);
});
