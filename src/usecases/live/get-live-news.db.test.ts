import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, openDatabase } from '#data/db.ts';
import { appendLiveEvents } from '#data/queries/notifications/live-events.ts';
import { addRankingEvent } from '#data/queue.ts';
import { LIVE_BACKLOG, LIVE_RETENTION_MS } from '#domain/live/live-rules.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { storeDraft } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { deleteExpiredData } from '#usecases/accounts/delete-expired.ts';
import { relayChanges } from '#usecases/rankings/derive/relay-changes.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { getLiveNews } from './get-live-news.ts';

const { db, deps, url } = openTestDatabase();

const cursor = async () => (await getLiveNews(deps, undefined)).cursor;
const since = async (after: number) => {
  const news = await getLiveNews(deps, after);
  return news.reset ? 'reset' : news.events.map(({ record }) => record.recordId);
};

/** Inserts a record and its outbox event in the caller's transaction. */
async function postIn(tx: Db, userId: number): Promise<string> {
  const { recordId, revisionId } = await createRecord({ ...deps, db: tx }, { userId });
  await addRankingEvent(tx, { what: 'posted', recordId, revisionId });
  return recordId;
}

/** Inserts a record and its outbox event in a transaction of their own. */
const post = async () => {
  const userId = await createPlayer(deps);
  return db.transaction().execute((tx) => postIn(tx, userId));
};

const signal = () => Promise.withResolvers<void>();

test('delivers a new record in list format once the worker has relayed its outbox event', async () => {
  const [userId, after] = [await createPlayer(deps, { name: 'Sorrel' }), await cursor()];
  const board = [...(await deps.catalogue()).boards.values()].find(({ refId, ruleId }) => refId === 229 && ruleId === 21);
  const stored = await storeDraft(deps, userId, board?.boardId ?? 0, { score: '12,345', console: 1 });
  if (!stored.ok) throw new Error(stored.error);
  expect(await since(after)).toEqual([]);
  await relayChanges(deps);
  const news = await getLiveNews(deps, after);
  const record = {
    recordId: stored.value.recordId,
    name: 'Sorrel',
    value: '12,345',
    route: '/stage/229',
    rank: 1,
    gain: null,
    hasVideo: true,
  };
  expect(news).toMatchObject({ cursor: after + 1, reset: false, events: [{ eventId: after + 1, record }] });
});

test('delivers a record that commits late, even if the client has already received a larger record id', async () => {
  const [early, late] = [await createPlayer(deps), await createPlayer(deps)];
  const [hasWritten, mayCommit] = [signal(), signal()];
  const slow = db.transaction().execute(async (tx) => {
    const recordId = await postIn(tx, early);
    hasWritten.resolve();
    await mayCommit.promise;
    return recordId;
  });
  await hasWritten.promise;
  const before = await cursor();
  const larger = await db.transaction().execute((tx) => postIn(tx, late));
  await relayChanges(deps);
  expect(await since(before)).toEqual([larger]);
  const seen = await cursor();
  mayCommit.resolve();
  const smaller = await slow;
  expect(Number(smaller)).toBeLessThan(Number(larger));
  await relayChanges(deps);
  expect(await since(seen)).toEqual([smaller]);
});

test('a second worker that appends live events waits for the first worker to commit', async () => {
  const [one, other, before] = [await post(), await post(), await cursor()];
  await sql`delete from outbox`.execute(db);
  const [hasNumbered, mayCommit] = [signal(), signal()];
  const first = db.transaction().execute(async (tx) => {
    await appendLiveEvents(tx, [one]);
    hasNumbered.resolve();
    await mayCommit.promise;
  });
  await hasNumbered.promise;
  const second = db.transaction().execute((tx) => appendLiveEvents(tx, [other]));
  const isWaiting = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`.execute(
        db,
      )
    ).rows.length;
  await expect.poll(isWaiting).toBe(1);
  expect(await since(before)).toEqual([]);
  mayCommit.resolve();
  await Promise.all([first, second]);
  expect(await since(before)).toEqual([one, other]);
});

test('a client receives each post exactly once when posts commit in any order and two workers relay them', async () => {
  const [POSTERS, POSTS] = [6, 10];
  // Uses a larger pool, so that sleeping transactions do not block the others.
  const more = openDatabase(url, { maxConnections: 12, statementTimeoutMs: 20_000 });
  const userIds = await Promise.all(Array.from({ length: POSTERS }, () => createPlayer(deps)));
  let at = await cursor();
  const received: string[] = [];
  let isDone = false;
  const relay = async () => {
    while (!isDone) await relayChanges({ ...deps, db: more.db });
  };
  const follow = async () => {
    const news = await getLiveNews(deps, at);
    if (news.reset) throw new Error('unexpected reset');
    received.push(...news.events.map(({ record }) => record.recordId));
    at = news.cursor;
  };
  const following = async () => {
    while (!isDone) await follow();
  };
  const posting = userIds.map(async (userId) => {
    const recordIds: string[] = [];
    for (let count = 0; count < POSTS; count += 1)
      recordIds.push(
        await more.db.transaction().execute(async (tx) => {
          const recordId = await postIn(tx, userId);
          await sql`select pg_sleep(random() * 0.02)`.execute(tx);
          return recordId;
        }),
      );
    return recordIds;
  });
  const others = [relay(), relay(), following()];
  const posted = (await Promise.all(posting)).flat();
  isDone = true;
  await Promise.all(others);
  await relayChanges(deps);
  await follow();
  expect(received.toSorted()).toEqual(posted.toSorted());
  // Some records must arrive out of id order, otherwise the test proves nothing.
  expect(received).not.toEqual(received.toSorted((a, b) => Number(a) - Number(b)));
  await more.close();
});

test('omits withdrawn and declined records but still advances the cursor past them', async () => {
  const before = await cursor();
  const userId = await createPlayer(deps);
  const stays = await db.transaction().execute((tx) => postIn(tx, userId));
  const [withdrawn, declined] = await Promise.all(
    (['withdrawn', 'declined'] as const).map(async (state) => {
      const author = await createPlayer(deps);
      const record = await createRecord(deps, { userId: author });
      await addRankingEvent(db, { what: 'posted', ...record });
      await relayChanges(deps); // The record is countable when its event is stored.
      const actor =
        state === 'withdrawn'
          ? ({ kind: 'signed-in', userId: author, role: 'player' } as const)
          : ({ kind: 'signed-in', userId, role: 'moderator', isRecent: true } as const);
      const changed = await changeRecordState(deps, actor, record, state, 'a slip');
      if (!changed.ok) throw new Error(changed.error);
      return record.recordId;
    }),
  );
  await relayChanges(deps);
  expect(await cursor()).toBe(before + 3);
  expect(await since(before)).toEqual([stays]);
  expect([withdrawn, declined]).not.toContain(stays);
});

test('returns a reset to a client that is too far behind, or ahead of the newest event', async () => {
  const recordId = await post();
  await relayChanges(deps);
  const newest = await cursor();
  expect(await since(newest + 1)).toBe('reset');
  await db.transaction().execute((tx) =>
    appendLiveEvents(
      tx,
      Array.from({ length: LIVE_BACKLOG }, () => recordId),
    ),
  );
  expect(await since(newest)).toHaveLength(LIVE_BACKLOG);
  expect(await since(newest - 1)).toBe('reset');
});

test('deletes live events older than a day except the newest, so that an up-to-date client can continue', async () => {
  onTestFinished(() => setClock(db, new Date()));
  const last = await post();
  await relayChanges(deps);
  const newest = await cursor();
  await setClock(db, new Date(Date.now() + LIVE_RETENTION_MS + 60_000));
  await deleteExpiredData(deps);
  expect((await db.selectFrom('live_events').select('event_id').execute()).map((row) => Number(row.event_id))).toEqual([newest]);
  expect(await since(newest - 1)).toEqual([last]);
  expect(await since(newest - 2)).toBe('reset');
  const next = await post();
  await relayChanges(deps);
  expect(await getLiveNews(deps, newest)).toMatchObject({ cursor: newest + 1, events: [{ record: { recordId: next } }] });
});
