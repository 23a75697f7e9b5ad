import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { insertNews } from '#data/queries/texts/news.ts';
import { FEED_ENTRIES } from '#domain/feeds/feeds.ts';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { as, moveTo, newModerator } from '#tests/support/scenarios/fairness.ts';
import { editRecord } from '#usecases/records/edit-record.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { recordEntry } from '#web/server/feeds/record-entries.ts';
import { newsEntry } from '#web/server/feeds/text-entries.ts';
import { getRecordFeed } from './get-record-feed.ts';
import { listEventMoments } from './list-event-moments.ts';
import { listFeedNews } from './list-feed-news.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T13:00:00Z');
const DRAFT = { score: '20,100', console: 1, videoUrl: VIDEO };

beforeEach(() => stopClock(db, NOW));

async function post(userId: number, comment: string) {
  const answer = await postRecord(deps, as(userId), randomUUID(), { stageId: 201, rule: 21, ...DRAFT, comment });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.record;
}
const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
const readRecords = async (asked: Parameters<typeof getRecordFeed>[1]) => (await getRecordFeed(deps, asked))?.posts ?? [];
const idsIn = async (asked: Parameters<typeof getRecordFeed>[1]) => (await readRecords(asked)).map(({ record }) => record.recordId);

test('a record is in the feeds of the site, its stage and its player until it is declined or withdrawn', async () => {
  const [userId, moderator] = [await createPlayer(deps), await newModerator(deps)];
  const { recordId } = await post(userId, 'Dew');
  const feeds = [{ of: 'records' }, { of: 'stage', stageId: 201 }, { of: 'user', handle: await handleOf(userId) }] as const;
  for (const feed of feeds) expect(await idsIn(feed)).toContain(recordId);
  expect(await idsIn({ of: 'stage', stageId: 202 })).not.toContain(recordId);
  expect(await idsIn({ of: 'user', handle: await handleOf(moderator.userId) })).toEqual([]);
  await moveTo(deps, moderator, recordId, 'declined');
  for (const feed of feeds) expect(await idsIn(feed)).not.toContain(recordId);
  await moveTo(deps, moderator, recordId, 'posted');
  for (const feed of feeds) expect(await idsIn(feed)).toContain(recordId);
  await moveTo(deps, as(userId), recordId, 'withdrawn');
  for (const feed of feeds) expect(await idsIn(feed)).not.toContain(recordId);
});

test('an edit changes the text and the date of an entry, but not its id, address and date of publication', async () => {
  const userId = await createPlayer(deps, { name: null });
  const record = await post(userId, 'Before');
  const read = async () => {
    const [own] = await readRecords({ of: 'user', handle: await handleOf(userId) });
    return own ? recordEntry(own, 'en') : expect.fail('no entry');
  };
  const before = await read();
  expect(before).toMatchObject({ name: `record/${record.recordId}`, author: { name: 'Anonymous' }, published: NOW, updated: NOW });
  expect(before.text).toBe(`First post\nBefore\n${VIDEO}`);
  await setClock(db, LATER);
  const other = await createPlayer(deps);
  await post(other, 'Another record');
  expect(await read()).toEqual(before); // A later record of another player changes nothing.
  expect(await editRecord(deps, as(userId), record, { ...DRAFT, comment: 'After' })).toMatchObject({ ok: true });
  const after = await read();
  expect(after).toEqual({ ...before, text: `First post\nAfter\n${VIDEO}`, updated: expect.any(Date) });
  expect(after.updated.getTime()).toBeGreaterThan(NOW.getTime());
  await moveTo(deps, await newModerator(deps), record.recordId, 'needs-information');
  expect(await read()).toMatchObject({ name: before.name, text: after.text, tag: { term: 'needs-information', label: 'Question asked' } });
});

test('a feed has the newest entries only, newest first, and none for an unknown stage or player', async () => {
  const userId = await createPlayer(deps);
  for (let index = 0; index <= FEED_ENTRIES; index += 1)
    await createRecord(deps, { userId, stageId: 202, score: 1_000 + index, postedAt: new Date(NOW.getTime() - index * 1_000) });
  const posts = await readRecords({ of: 'user', handle: await handleOf(userId) });
  expect(posts.map(({ record }) => record.postedAt)).toEqual(
    Array.from({ length: FEED_ENTRIES }, (_, index) => NOW.getTime() - index * 1_000),
  );
  expect(await getRecordFeed(deps, { of: 'stage', stageId: 99_999 })).toBeUndefined();
  expect(await getRecordFeed(deps, { of: 'stage', stageId: Number.NaN })).toBeUndefined();
  expect(await getRecordFeed(deps, { of: 'user', handle: 'nobody-at-all' })).toBeUndefined();
});

test('an event is in the feed when it is announced, when it starts and when it ends', async () => {
  await openEvent(deps, 261205, { startsAt: '2026-12-05T12:00:00+09:00', endsAt: '2026-12-06T11:59:59+09:00' });
  await insertAudit(db, { actorId: null, verb: 'open-event', subjectKind: 'event', subjectId: '261205', detail: {} });
  const read = async () => (await listEventMoments(deps)).filter(({ event }) => event.id === 261205);
  const happened = async () => (await read()).map(({ what, at }) => [what, at.toISOString()]);
  const [announced, started, ended] = [
    ['announced', NOW.toISOString()],
    ['started', '2026-12-05T03:00:00.000Z'],
    ['ended', '2026-12-06T03:00:00.000Z'],
  ];
  expect(await happened()).toEqual([announced]);
  await stopClock(db, new Date('2026-12-05T03:00:00Z'));
  expect(await happened()).toEqual([started, announced]);
  await stopClock(db, new Date('2026-12-06T03:00:00Z'));
  expect(await happened()).toEqual([ended, started, announced]);
  expect((await listEventMoments(deps)).length).toBeLessThanOrEqual(FEED_ENTRIES);
});

test('news is in the feed from the day of its publication, and never when it is withdrawn', async () => {
  const news = (publishedOn: string, withdrawn = false) =>
    insertNews(
      db,
      { category: 'site', pinned: false, withdrawn, publishedOn, title: { en: publishedOn }, text: { en: '# Head\n\nA *word*.' } },
      null,
    );
  await news('2026-11-20');
  await news('2026-11-21');
  await news('2026-11-19', true);
  const read = async () =>
    (await listFeedNews(deps)).map((each) => newsEntry(each, 'ja', 'Asia/Tokyo')).filter(({ title }) => title.startsWith('2026-11-'));
  expect(await read()).toMatchObject([
    { title: '2026-11-20', text: 'Head\n\nA word.', published: new Date('2026-11-19T15:00:00Z'), updated: NOW },
  ]);
  await stopClock(db, new Date('2026-11-20T15:00:00Z'));
  expect((await read()).map(({ title, updated }) => [title, updated.toISOString()])).toEqual([
    ['2026-11-21', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20', NOW.toISOString()],
  ]);
});
