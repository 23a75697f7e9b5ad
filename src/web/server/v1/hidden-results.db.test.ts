import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openSealedBoards } from '#data/queries/events/sealed-boards.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openV1 } from '#tests/support/http/v1-routes.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { getNewestRecords } from '#usecases/embeds/get-newest-records.ts';
import { getPlayerRow } from '#usecases/embeds/get-player-row.ts';
import { postRecord } from '#usecases/records/post-record.ts';

const { db, deps: once, url } = openTestDatabase();
const deps = freshDeps(once);
const callV1 = openV1(url);
const CODE = 261201;
let [stageId, author, anonymous] = [0, 0, 0];
let sealedId = '';

const handleOf = async (userId: number) =>
  (await db.selectFrom('users').select('handle').where('id', '=', userId).executeTakeFirstOrThrow()).handle;
const post = (userId: number, score: string) =>
  postRecord(deps, signedIn(userId), randomUUID(), { stageId, rule: 0, score, console: 1, videoUrl: 'https://youtu.be/bbbbbbbbbbb' });

beforeAll(async () => {
  ({ stageId } = await openEvent(deps, CODE, { style: 'standard', teams: [], blind: true }));
  [author, anonymous] = [await createPlayer(deps, { name: 'Sedge Wren' }), await createPlayer(deps, { name: null })];
  await stopClock(db, new Date('2026-12-02T00:00:00Z'));
  const posted = await post(author, '87654');
  if (!posted.ok) expect.fail();
  sealedId = posted.value.record.recordId;
  await post(anonymous, '76543');
  await createRecord(deps, { userId: anonymous, score: 31_000 });
  await createRecord(deps, { userId: author, score: 30_123 });
  await createRecord(deps, { userId: author, score: 99_999, state: 'declined' });
});

/** Returns every answer that could show the results, as one text. */
async function readAll(): Promise<string> {
  const [own, other] = [await handleOf(author), await handleOf(anonymous)];
  const boards = [`/boards/stage/${stageId}?superseded=1`, `/boards/stage/${stageId}/history`, `/boards/event/${CODE}`];
  const players = [`/players/${own}`, `/players/${own}/records`, `/compare/${own}/${other}?boards=all`];
  const paths = [...boards, ...players, `/events/${CODE}`, '/events', '/records', `/records?player=${own}`, `/records/${sealedId}`];
  return JSON.stringify(await Promise.all(paths.map(async (path) => (await callV1(path)).body)));
}

/** Returns what overlays show of a player: the place on the event's board, and whether the record is among the newest. */
async function overlaysOf(userId: number) {
  const [place, newest] = [await getPlayerRow(deps, await handleOf(userId), stageId, {}), await getNewestRecords(deps, 20)];
  return { row: place.ok ? place.value.row : place.error, isListed: newest.some(({ recordId }) => recordId === sealedId) };
}

test('no answer shows a result of a blind event before its end, and its boards show it afterwards', async () => {
  expect(await readAll()).not.toMatch(/87,?654|76,?543/);
  expect((await callV1(`/boards/event/${CODE}`)).body).toMatchObject({ sealed: true, final: false, players: 0, data: [] });
  expect((await callV1(`/records/${sealedId}`)).status).toBe(404);
  expect(await overlaysOf(author)).toEqual({ row: null, isListed: false });

  await db.transaction().execute((tx) => openSealedBoards(tx, CODE));
  expect(await readAll()).toMatch(/87654/);
  expect(await overlaysOf(author)).toMatchObject({ row: { rank: 1 }, isListed: true });
  expect((await callV1(`/boards/stage/${stageId}`)).body.data).toMatchObject([{ value: 87_654 }, { value: 76_543 }]);
  expect((await callV1(`/boards/event/${CODE}`)).body).toMatchObject({ sealed: false, data: [{ rank: 1 }, { rank: 2 }] });
});

test('an anonymous player has no name, and a declined record is absent', async () => {
  const { body } = await callV1('/boards/stage/201?superseded=1');
  expect(body.data).toMatchObject([
    { rank: 1, value: 31_000, name: null },
    { rank: 2, value: 30_123, name: 'Sedge Wren', superseded: [] },
  ]);
  expect((await callV1('/boards/stage/201/history')).body).toMatchObject({ data: [{ name: null }], reigns: [{ name: null, to: null }] });
});
