import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertDraft } from '#data/queries/events/events.ts';
import { insertUpload } from '#data/queries/evidence/uploads.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { plan } from '#domain/events/plan/event-plan.fixture.ts';
import { UPLOAD_GRACE_MS, windowEnd } from '#domain/events/window.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { rankEventNaively } from '#tests/support/naive/naive-event.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { getEvent } from './get-event.ts';
import { joinEvent } from './join-event.ts';
import { readEvent } from './read-event.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const IN_WINDOW = new Date('2026-12-02T00:00:00Z');
const VIDEO = 'https://youtu.be/bbbbbbbbbbb';
const post = (userId: number, stageId: number, score: number, more: object = {}) =>
  postRecord(deps, signedIn(userId), randomUUID(), { stageId, rule: 0, score: String(score), console: 1, videoUrl: VIDEO, ...more });
const joined = async (code: number) => {
  const userId = await createPlayer(deps);
  const answer = await joinEvent(deps, signedIn(userId), code);
  if (!answer.ok) throw new Error(answer.error);
  return { userId, teamId: answer.value.teamId };
};

beforeEach(() => stopClock(db, IN_WINDOW));

test('getEvent returns undefined for a draft and for an unknown code', async () => {
  await insertDraft(db, 270101, plan(), await createPlayer(deps));
  expect(await getEvent(deps, VISITOR, 270101)).toBeUndefined();
  expect(await getEvent(deps, VISITOR, 270102)).toBeUndefined();
});

describe('an event with two teams and two stages of its own', () => {
  /** Opens the event with a number of members: all post on the first stage, every second one also on the other. */
  async function openPlayed(code: number, members: number): Promise<number[]> {
    const stage = plan().stages[0];
    if (!stage) throw new Error('plan without a stage');
    const { stageIds } = await openEvent(deps, code, { stages: [stage, { ...stage, name: { en: 'Lid', ja: 'ふた' } }] });
    for (let index = 0; index < members; index += 1) {
      const { userId } = await joined(code);
      await post(userId, stageIds[0] ?? 0, 1_000 + index * 10);
      if (index % 2 === 0) await post(userId, stageIds[1] ?? 0, 500); // All players tie on this stage.
    }
    return stageIds;
  }

  test('has the same standings as the naive reference ranking and the same points as the stage pages', async () => {
    const code = 261201;
    const stageIds = await openPlayed(code, 6);
    const read = await readEvent(deps, code);
    const view = await getEvent(deps, VISITOR, code);
    if (!read || !view) throw new Error('no event');
    const naive = rankEventNaively(read.field, read.posts, new Date('2100-01-01'));
    expect(Object.fromEntries(view.players.map(({ userId, points, rank, boards }) => [userId, { points, rank, boards }]))).toEqual(
      naive.players,
    );
    expect(Object.fromEntries(view.teams.map(({ teamId, points, rank }) => [teamId, { points, rank }]))).toEqual(naive.teams);
    expect(view).toMatchObject({ state: 'open', window: 'open', entry: 'open', sealed: false, largest: 6 });
    expect(view.contributions).toHaveLength(6);

    for (const [index, stageId] of stageIds.entries()) {
      const page = await getStageRanking(deps, stageId, {});
      const own = view.places.filter(({ boardId }) => boardId === view.boards[index]);
      expect(page.ok && page.value.rows.map(({ userId, rank, points }) => [userId, rank, points])).toEqual(
        own.map(({ userId, rank, points }) => [userId, rank, points]),
      );
    }
  });

  test('excludes a declined record from its places', async () => {
    const code = 261204;
    await openPlayed(code, 3);
    const before = await getEvent(deps, VISITOR, code);
    expect(before?.largest).toBe(3);
    const best = before?.places[0];
    const record = await db
      .selectFrom('records')
      .select('revision_id')
      .where('record_id', '=', best?.recordId ?? '0')
      .executeTakeFirstOrThrow();
    const moderator = { kind: 'signed-in', userId: await createPlayer(deps), role: 'moderator', isRecent: true } as const;
    const at = { recordId: best?.recordId ?? '', revisionId: record.revision_id };
    expect(await changeRecordState(deps, moderator, at, 'declined', 'a test')).toMatchObject({ ok: true });
    const view = await getEvent(deps, VISITOR, code);
    expect(view?.places.some(({ recordId }) => recordId === best?.recordId)).toBe(false);
    expect(view?.largest).toBe(2);
  });
});

describe('an event on an existing board', () => {
  const CODE = 261203;
  const WINDOW = { startsAt: '2026-12-03T00:00:00+09:00', endsAt: '2026-12-04T23:59:59+09:00' };
  const END = windowEnd(WINDOW).getTime();
  const run = (userId: number, score: number, more: object = {}) => post(userId, 230, score, { rule: 21, ...more });

  test("ranks only members' posts within the window, and these posts also count on the board", async () => {
    await openEvent(deps, CODE, { ...WINDOW, style: 'standard', teams: [], stages: [], boards: [{ stage: 230, rule: 21 }] });
    const [before, inside, late, graced] = [await joined(CODE), await joined(CODE), await joined(CODE), await joined(CODE)];
    const stranger = await createPlayer(deps);
    await run(before.userId, 30_000);
    await stopClock(db, new Date('2026-12-03T12:00:00Z'));
    await run(inside.userId, 20_000);
    await run(stranger, 25_000);
    await stopClock(db, new Date(END + UPLOAD_GRACE_MS - 1));
    await run(late.userId, 26_000);
    const uploadId = randomUUID();
    await insertUpload(db, {
      uploadId,
      userId: graced.userId,
      originalHash: 'a'.repeat(64),
      originalBytes: 1,
      startedAt: new Date(END - 1),
    });
    await run(graced.userId, 21_000, { uploadId });

    const view = await getEvent(deps, VISITOR, CODE);
    expect(view?.places.map(({ userId, rank, points }) => [userId, rank, points])).toEqual([
      [graced.userId, 1, 2],
      [inside.userId, 2, 1],
    ]);
    const page = await getStageRanking(deps, 230, {});
    expect(page.ok && page.value.rows.map(({ userId }) => userId)).toEqual(
      [before, late, { userId: stranger }, graced, inside].map(({ userId }) => userId),
    );
  });
});

describe('an area event', () => {
  const CODE = 261202;

  // The grid has one row of cells, 0 to 3. Team 1 starts on cell 0 and team 2 on cell 3.
  test("accepts a team's posts on and beside its home cells, and beside cells where it reached the border score", async () => {
    const stage = (name: string) => ({ name: { en: name, ja: name }, baseStage: null, metric: 'points' as const });
    const cell = (index: number, home: number | null) => ({ stage: index, home, border: 100 });
    const { stageIds } = await openEvent(deps, CODE, {
      startsAt: '2026-12-02T00:00:00+09:00',
      style: 'area',
      stages: ['a', 'b', 'c', 'd'].map(stage),
      area: { columns: 4, cells: [cell(0, 1), cell(1, null), cell(2, null), cell(3, 2)] },
    });
    const members = [await joined(CODE), await joined(CODE)];
    const one = members.find(({ teamId }) => teamId === 1)?.userId ?? 0;
    const two = members.find(({ teamId }) => teamId === 2)?.userId ?? 0;
    const at = (place: number) => stageIds[place] ?? 0;
    const closed = { ok: false, error: 'invalid', fields: { board: 'event-cell-closed' } };

    expect(await post(one, at(2), 10)).toEqual(closed);
    expect(await post(one, at(1), 99)).toMatchObject({ ok: true });
    expect(await post(one, at(2), 10)).toEqual(closed);
    // This opens cell 1 to team 2, and no cell to team 1.
    expect(await post(two, at(2), 100)).toMatchObject({ ok: true });
    expect(await post(one, at(2), 10)).toEqual(closed);
    expect(await post(one, at(1), 100)).toMatchObject({ ok: true });
    expect(await post(one, at(2), 10)).toMatchObject({ ok: true });
    expect(await post(one, at(3), 10)).toEqual(closed);
    expect(await post(two, at(1), 100)).toMatchObject({ ok: true });

    const view = await getEvent(deps, VISITOR, CODE);
    expect(view?.cells.map(({ holders }) => holders)).toEqual([[], [1, 2], [2], []]);
  });
});
