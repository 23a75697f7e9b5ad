import { randomUUID } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { VISITOR } from '#domain/accounts/actor.ts';
import { readCsvLine } from '#domain/catalogue/names/csv-line.ts';
import { closingTime } from '#domain/events/window.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { joinEvent } from '#usecases/events/join-event.ts';
import { amendEvent } from '#usecases/events/manage/amend-event.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { eventCsv, exportEvent } from './export-event.ts';
import { exportReplay } from './export-replay.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const CODE = 261201;
const IN_WINDOW = new Date('2026-12-02T00:00:00Z');
let stageId = 0;
let players: number[] = [];
const fileOf = async (code = CODE) => {
  const answer = await exportEvent(deps, VISITOR, randomUUID(), code);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
};
const handleOf = async (userId: number | undefined) =>
  (
    await db
      .selectFrom('users')
      .select('handle')
      .where('id', '=', userId ?? 0)
      .executeTakeFirstOrThrow()
  ).handle;

/** Opens an event and lets three players join and post to it. */
async function openPlayed(code: number, window: { startsAt?: string; endsAt?: string } = {}) {
  const opened = await openEvent(deps, code, window);
  const members: number[] = [];
  for (const name of ['=cmd|x', 'Moss, "the" fern', '苔']) members.push(await createPlayer(deps, { name }));
  for (const [index, userId] of members.entries()) {
    await joinEvent(deps, signedIn(userId), code);
    const values = { stageId: opened.stageId, rule: 0, score: String(12_000 - index), console: 1 };
    await postRecord(deps, signedIn(userId), randomUUID(), values);
  }
  return { stageId: opened.stageId, players: members };
}

beforeAll(async () => {
  await stopClock(db, IN_WINDOW);
  ({ stageId, players } = await openPlayed(CODE));
});

test('the event export contains the teams, the players with their contributions and every place', async () => {
  const file = await fileOf();
  expect(file).toMatchObject({
    code: CODE,
    state: 'open',
    window: 'open',
    zone: 'Asia/Tokyo',
    members: 3,
    result: null,
    amendments: [],
    sealed: false,
  });
  expect(file.seed).toMatch(/^[\da-f-]{36}$/);
  expect(file.stages).toEqual([{ stageId, rule: 0, name: { en: 'Steam', ja: '湯気' }, unit: 'points' }]);
  expect(file.places.map(({ userId, rank, points, shown }) => [userId, rank, points, shown])).toEqual([
    [await handleOf(players[0]), 1, 3, '12,000'],
    [await handleOf(players[1]), 2, 2, '11,999'],
    [await handleOf(players[2]), 3, 1, '11,998'],
  ]);
  expect(file.teams.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(6);
  for (const { teamId } of file.teams)
    expect(file.players.filter((player) => player.teamId === teamId).reduce((sum, { contribution }) => sum + (contribution ?? 0), 0)).toBe(
      1_000,
    );
});

test('the CSV has one line per place and escapes names that a spreadsheet would execute as formulas', async () => {
  const lines = eventCsv(await fileOf())
    .slice(1)
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => readCsvLine(line));
  expect(lines).toHaveLength(4);
  const column = (name: string) => lines.slice(1).map((line) => line?.[lines[0]?.indexOf(name) ?? -1]);
  expect(column('name')).toEqual(["'=cmd|x", 'Moss, "the" fern', '苔']);
  expect(column('total')).toEqual(['3', '2', '1']);
  expect(column('stageId')).toEqual([stageId, stageId, stageId].map(String));
});

test("the export of an amended event contains the result's hash, the amendment's rank changes and a full replay", async () => {
  // Ends before the event of the other tests, so that closeDueEvents leaves that one open.
  const code = 261125;
  const window = { startsAt: '2026-11-25T15:00:00+09:00', endsAt: '2026-12-02T14:59:59+09:00' };
  const { players: members } = await openPlayed(code, window);
  const { placeId, revisionId } = await db
    .selectFrom('records')
    .select(['record_id as placeId', 'revision_id as revisionId'])
    .where('user_id', '=', members[0] ?? 0)
    .executeTakeFirstOrThrow();
  onTestFinished(() => stopClock(db, IN_WINDOW));
  await stopClock(db, closingTime(window));
  await closeDueEvents(deps);
  const moderator = { kind: 'signed-in', userId: await createPlayer(deps), role: 'moderator', isRecent: true } as const;
  await changeRecordState(deps, moderator, { recordId: placeId, revisionId }, 'declined', 'a test');
  const admin = { ...moderator, role: 'admin' } as const;
  await amendEvent(deps, admin, code, { reason: { en: 'Declined.', ja: '却下。' } });

  const file = await fileOf(code);
  expect(file).toMatchObject({
    state: 'closed',
    window: 'over',
    entry: 'over',
    result: { sha256: expect.stringMatching(/^[\da-f]{64}$/) },
  });
  expect(file.amendments).toMatchObject([{ number: 1, reason: { en: 'Declined.' } }]);
  expect(file.amendments[0]?.moves.map(({ from, to }) => [from, to])).toEqual([
    [1, null],
    [2, 1],
    [3, 2],
  ]);
  const replay = await exportReplay(deps, VISITOR, randomUUID(), code);
  if (!replay.ok) throw new Error(replay.error);
  expect(replay.value.frames).toHaveLength(168);
  expect(replay.value.frames.at(-1)?.players).toEqual(file.players.map(({ userId, rank, points }) => [userId, rank, points]));
  expect(replay.value.turningPoints.map(({ kind }) => kind)).toContain('team-lead');
});

test('every catalogue event can be exported', async () => {
  for (const code of (await once.catalogue()).events.keys()) expect((await fileOf(code)).code).toBe(code);
});

test('returns not-found for an unknown code, and too-many-tries after 30 requests a minute from one address', async () => {
  const address = '192.0.2.77';
  const answers = [];
  for (let count = 0; count < 31; count += 1) answers.push(await exportEvent(deps, VISITOR, address, 270101));
  expect(answers[0]).toEqual({ ok: false, error: 'not-found' });
  expect(answers[30]).toMatchObject({ ok: false, error: 'too-many-tries' });
});
