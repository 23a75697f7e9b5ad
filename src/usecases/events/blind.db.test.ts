import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { insertOrganiser } from '#data/queries/events/event-organisers.ts';
import { openSealedBoards } from '#data/queries/events/sealed-boards.ts';
import { isPublished } from '#data/queries/evidence/pictures.ts';
import { appendLiveEvents } from '#data/queries/notifications/live-events.ts';
import { listRecordsOf } from '#data/queries/records/records.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import type { Deps } from '#usecases/deps.ts';
import { getNewestRecords } from '#usecases/embeds/get-newest-records.ts';
import { getPlayerRow } from '#usecases/embeds/get-player-row.ts';
import { getRecordEvidence } from '#usecases/evidence/get-record-evidence.ts';
import { getRecordFeed } from '#usecases/feeds/get-record-feed.ts';
import { getLiveNews } from '#usecases/live/get-live-news.ts';
import { readNotifications } from '#usecases/notifications/list-notifications.ts';
import { notifyOfRecords } from '#usecases/notifications/notify-of-records.ts';
import { getPlayer } from '#usecases/players/get-player.ts';
import { rebuildRankings } from '#usecases/rankings/derive/rebuild-rankings.ts';
import { verifyRankings } from '#usecases/rankings/derive/verify-rankings.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { getStandings } from '#usecases/rankings/players/get-standings.ts';
import { getFeedPage } from '#usecases/rankings/records/get-feed-page.ts';
import { getRecord } from '#usecases/rankings/records/get-record.ts';
import { getRecordHistory } from '#usecases/rankings/records/get-record-history.ts';
import { listNewRecords } from '#usecases/rankings/records/list-new-records.ts';
import { exportRanking } from '#usecases/rankings/stage/export-ranking.ts';
import { getOwnRow } from '#usecases/rankings/stage/get-own-row.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { listSuperseded } from '#usecases/rankings/stage/list-superseded.ts';
import type { StageRow } from '#usecases/rankings/stage/stage-row.ts';
import { getSealedRecord, getSealingEvent } from '#usecases/records/get-sealed-record.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { previewDraft } from '#usecases/records/preview-draft.ts';
import { getStageGlimpse } from '#usecases/search/get-stage-glimpse.ts';
import { getHome } from '#usecases/site/get-home.ts';
import { getEvent } from './get-event.ts';

const CODE = 261201;
const ALL = { console: 0 };
const PICTURE = { uploadId: randomUUID(), sha256: 'b'.repeat(64), format: 'webp' as const };
type Site = ReturnType<typeof openBlindEvent>;

/** Opens a database in which two players have posted to a blind event. Called inside a `describe` block. */
function openBlindEvent() {
  const { db, deps: once } = openTestDatabase();
  const deps = freshDeps(once);
  const ids = { stageId: 0, boardId: 0, author: 0, other: 0, fan: 0, organiser: 0 };
  const site = { db, deps, ...ids, post: { recordId: '', revisionId: '' } };
  beforeAll(async () => {
    const { stageId } = await openEvent(deps, CODE, { style: 'standard', teams: [], blind: true });
    const boardId = stageBoard(await deps.catalogue(), stageId, 0)?.boardId ?? 0;
    const [author, other, fan, organiser] = [
      await createPlayer(deps),
      await createPlayer(deps),
      await createPlayer(deps),
      await createPlayer(deps),
    ];
    await stopClock(db, new Date('2026-12-02T00:00:00Z'));
    await insertChosenRival(db, fan, author);
    await insertOrganiser(db, CODE, organiser, author);
    const answer = await send(deps, author, { stageId, score: '87654', videoUrl: 'https://youtu.be/bbbbbbbbbbb' });
    if (!answer.ok) throw new Error(inspect(answer));
    const post = answer.value.record;
    await send(deps, other, { stageId, score: '76543' });
    await sql`
      insert into uploads (upload_id, user_id, original_hash, original_bytes, state, decided_at, width, height, pixel_hash, difference_hash, record_id, claimed_at)
      values (${PICTURE.uploadId}, ${author}, ${'a'.repeat(64)}, 1, 'ready', app_now(), 9, 9, ${'a'.repeat(64)}, ${'a'.repeat(16)}, ${post.recordId}, app_now())`.execute(
      db,
    );
    await db
      .insertInto('pictures')
      .values({ upload_id: PICTURE.uploadId, size: 'small', format: 'webp', sha256: PICTURE.sha256, bytes: 1, width: 9, height: 9 })
      .execute();
    // The first record id does not exist and only advances the cursor.
    await db.transaction().execute((tx) => appendLiveEvents(tx, ['999999999', post.recordId]));
    Object.assign(site, { stageId, boardId, author, other, fan, organiser, post });
  });
  return site;
}

const send = (deps: Deps, userId: number, draft: { stageId: number; score: string; videoUrl?: string }) =>
  postRecord(deps, signedIn(userId), randomUUID(), { rule: 0, console: 1, ...draft });
const handleOf = async ({ db }: Pick<Deps, 'db'>, userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
/** Serialises a whole result as text, without thousands separators. */
const textOf = (answer: unknown) => inspect(answer, { depth: null, maxArrayLength: null, maxStringLength: null }).replaceAll(',', '');

/** Every list, feed, export and stream that shows other players' results. New ones have to be added here. */
const READERS: Record<string, (site: Site) => Promise<unknown>> = {
  'the ranking of the stage': ({ deps, stageId }) => getStageRanking(deps, stageId, {}),
  'its export': ({ deps, stageId }) => exportRanking(deps, randomUUID(), stageId, {}),
  'records that it replaced': async ({ deps, boardId, author }) => {
    const board = (await deps.catalogue()).boards.get(boardId);
    const best = { userId: author, rankKey: -1_000_000 } as StageRow;
    return board && listSuperseded(deps, { board, before: null, filter: { ...ALL, page: 1 }, rows: [best] });
  },
  'its history': ({ deps, boardId }) => getRecordHistory(deps, boardId, ALL),
  'its glimpse in search': ({ deps, stageId }) => getStageGlimpse(deps, stageId),
  'new records': ({ deps }) => listNewRecords(deps, { series: 5 }),
  'new entrants': ({ deps }) => listNewRecords(deps, {}, 'entry'),
  'the feed': ({ deps }) => getFeedPage(deps, 'video', {}),
  'the file of the feed': ({ deps }) => getRecordFeed(deps, { of: 'records' }),
  'the feed of the stage': ({ deps, stageId }) => getRecordFeed(deps, { of: 'stage', stageId }),
  'the feed of the player': async ({ deps, author }) => getRecordFeed(deps, { of: 'user', handle: await handleOf(deps, author) }),
  'the top page': ({ deps }) => getHome(deps),
  'the stream': ({ deps }) => getLiveNews(deps, 1),
  'the page and card of the record': ({ deps, post }) => getRecord(deps, post.recordId),
  'the page of the player': async ({ deps, author }) => getPlayer(deps, await handleOf(deps, author), {}),
  'a comparison': async ({ deps, author, other }) => comparePlayers(deps, await handleOf(deps, author), await handleOf(deps, other), {}),
  standings: ({ deps, author }) => getStandings(deps, author, ALL),
  'the row of another player': ({ deps, stageId, other }) => getOwnRow(deps, other, stageId, {}),
  'the row of a player in an overlay': async ({ deps, stageId, author }) => getPlayerRow(deps, await handleOf(deps, author), stageId, {}),
  'the newest records of an overlay': ({ deps }) => getNewestRecords(deps, 20),
  notifications: async ({ deps, fan, post }) => {
    await notifyOfRecords(deps, [{ what: 'posted', ...post }]);
    return readNotifications(deps, fan);
  },
  'the event': ({ deps }) => getEvent(deps, VISITOR, CODE),
  'the event to another player': ({ deps, other }) => getEvent(deps, signedIn(other), CODE),
};

describe('before a blind event ends', () => {
  const site = openBlindEvent();
  const { db, deps } = site;

  test.each(Object.keys(READERS))('%s contains neither the score nor the evidence of a hidden record', async (name) => {
    const text = textOf(await READERS[name]?.(site));
    expect(text).not.toContain('87654');
    expect(text).not.toContain('bbbbbbbbbbb');
    if (name !== 'the event to another player' && name !== 'the row of another player') expect(text).not.toContain('76543');
  });

  test('the draft preview is refused, and the evidence picture is not published', async () => {
    const { boardId, other, post } = site;
    expect(await getRecordEvidence(deps, post.recordId)).toBeUndefined();
    const board = (await deps.catalogue()).boards.get(boardId);
    expect(await previewDraft(deps, signedIn(other), randomUUID(), board, { score: '80000', console: 1 })).toEqual({
      ok: false,
      error: 'blind',
    });
    expect(await isPublished(db, PICTURE)).toBe(false);
  });

  test('a player sees only their own place in the event, but the organiser and admins see all places', async () => {
    const { author, other, fan, organiser } = site;
    const own = await getEvent(deps, signedIn(author), CODE);
    expect(own?.places).toMatchObject([{ userId: author, rankKey: -87654, rank: 1, points: 2 }]);
    expect(own?.players).toMatchObject([{ userId: author, rank: 1 }]);
    for (const actor of [signedIn(organiser), { kind: 'signed-in', userId: fan, role: 'admin' } as const])
      expect((await getEvent(deps, actor, CODE))?.places.map(({ userId }) => userId)).toEqual([author, other]);
    expect((await getEvent(deps, { kind: 'signed-in', userId: fan, role: 'moderator' }, CODE))?.places).toEqual([]);
    expect(textOf(await listRecordsOf(db, author))).toContain('87654'); // The author's own export contains the score.
  });

  test("only the record's author and the event's managers can read a hidden record, and others see only its event", async () => {
    const { author, other, fan, organiser, post } = site;
    expect(await getSealingEvent(deps, post.recordId)).toEqual((await deps.catalogue()).events.get(CODE));
    const whole = { ok: true, value: { value: { kind: 'points', value: 87_654 }, videoUrl: 'https://youtu.be/bbbbbbbbbbb' } };
    expect(await getSealedRecord(deps, signedIn(author), post.recordId)).toMatchObject(whole);
    expect(await getSealedRecord(deps, signedIn(organiser), post.recordId)).toMatchObject(whole);
    expect(await getSealedRecord(deps, { ...signedIn(fan), role: 'admin' }, post.recordId)).toMatchObject(whole);
    for (const actor of [signedIn(other), signedIn(fan), { ...signedIn(fan), role: 'moderator' } as const])
      expect(await getSealedRecord(deps, actor, post.recordId)).toEqual({ ok: false, error: 'not-found' });
    expect(await getSealedRecord(deps, VISITOR, post.recordId)).toEqual({ ok: false, error: 'login-required' });
    for (const unknown of ['999999999', 'x', '']) {
      expect(await getSealingEvent(deps, unknown)).toBeUndefined();
      expect(await getSealedRecord(deps, signedIn(author), unknown)).toEqual({ ok: false, error: 'not-found' });
    }
  });

  test('posting a record returns its true rank to the author', async () => {
    // An event of its own, because another post changes the points in the first one.
    const { stageId } = await openEvent(deps, 261202, { style: 'standard', teams: [], blind: true });
    for (const score of ['87653', '76542']) await send(deps, await createPlayer(deps), { stageId, score });
    expect(await send(deps, await createPlayer(deps), { stageId, score: '80000' })).toMatchObject({
      ok: true,
      value: { record: { rank: 2 } },
    });
  });

  test('rebuilding the rankings does not reveal hidden records, and verifyRankings finds no differences', async () => {
    await rebuildRankings(deps, () => {});
    expect(textOf(await READERS['the ranking of the stage']?.(site))).not.toContain('87654');
    expect(await verifyRankings(deps, () => {})).toEqual([]);
  });
});

describe('after the results of a blind event are revealed', () => {
  const site = openBlindEvent();
  const { db, deps } = site;
  beforeAll(async () => {
    await db.transaction().execute((tx) => openSealedBoards(tx, CODE));
    await stopClock(db, new Date('2026-12-02T01:00:00Z'));
  });

  // Proves that the tests above would have caught a score that is not hidden.
  test.each(Object.keys(READERS))('%s contains the score of the formerly hidden record', async (name) => {
    expect(textOf(await READERS[name]?.(site))).toContain('87654');
  });

  test('the draft preview works, the evidence picture is published, and verifyRankings finds no differences', async () => {
    const { boardId, author, other, post } = site;
    const board = (await deps.catalogue()).boards.get(boardId);
    expect(await previewDraft(deps, signedIn(other), randomUUID(), board, { score: '80001', console: 1 })).toMatchObject({ ok: true });
    expect(await isPublished(db, PICTURE)).toBe(true);
    expect(await getSealingEvent(deps, post.recordId)).toBeUndefined();
    expect(await getSealedRecord(deps, signedIn(author), post.recordId)).toEqual({ ok: false, error: 'not-found' });
    expect(await verifyRankings(deps, () => {})).toEqual([]);
  });
});
