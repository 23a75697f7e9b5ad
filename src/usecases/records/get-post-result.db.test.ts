import { expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import type { Localised } from '#domain/shared/language.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { simulateDraft } from '#usecases/rankings/stage/simulate-draft.ts';
import { getPostResult, type Improvement } from './get-post-result.ts';

const { db, deps } = openTestDatabase();
const STAGE = 201; // Other tests use other stages, because the numbers of players and places are exact.
const at = (minute: number) => `2026-02-01T00:${String(minute).padStart(2, '0')}:00Z`;

/** Adds a record by a new player for each score, one a minute, and returns the players' ids. */
async function fillBoard(stageId: number, scores: readonly number[]): Promise<number[]> {
  const players: number[] = [];
  for (const [minute, score] of scores.entries()) {
    const userId = await createPlayer(deps, { name: `at ${score}` });
    await createRecord(deps, { userId, stageId, score, postedAt: at(minute) });
    players.push(userId);
  }
  return players;
}

async function resultOf(userId: number, recordId: string): Promise<Improvement> {
  const answer = await getPostResult(deps, signedIn(userId), recordId);
  if (!answer.ok || !answer.value.improved) throw new Error(JSON.stringify(answer));
  return answer.value;
}

test('a first post is compared with the ranking without it', async () => {
  await fillBoard(STAGE, [900, 800, 700, 700, 600]);
  const me = await createPlayer(deps, { name: 'Me' });
  const { recordId } = await createRecord(deps, { userId: me, stageId: STAGE, score: 750, postedAt: at(30) });
  const result = await resultOf(me, recordId);
  expect(result).toMatchObject({
    board: { kind: 'stage', refId: STAGE, ruleId: 21 },
    route: '/stage/201',
    value: { kind: 'points', value: 750 },
    rank: { before: null, now: 3 },
    players: 6,
    passed: 3,
    rankClass: { before: null, now: { id: expect.any(Number), name: { en: expect.any(String) } satisfies Partial<Localised> } },
    above: { name: 'at 800', rank: 2, shared: false, gap: { kind: 'points', value: 50 } },
    own: { name: 'Me', rank: 3, gap: { value: 0 } },
    target: { name: 'at 800', rank: 2, gap: { value: 50 } },
    waitsForCheck: false,
    next: { kind: 'stage', refId: 202, ruleId: 21 },
  });
  expect(result.pointsGained).toBeGreaterThan(0);
  expect(result.below.map(({ name, rank, shared, gap }) => [name, rank, shared, gap.value])).toEqual([
    ['at 700', 4, true, -50],
    ['at 700', 4, true, -50],
    ['at 600', 6, false, -150],
  ]);
  expect(result.planet?.before).toMatchObject({ rankClass: null, stages: expect.not.objectContaining({ 2: 1 }) });
  expect(result.planet?.now).toMatchObject({ rankClass: result.rankClass.now?.id, stages: { 2: 1 } });
  expect(JSON.stringify(result)).not.toMatch(/"userId":\d/); // Players are named by handle only.
});

test('a better post is compared with the earlier best, and the first place is a world record without a target', async () => {
  await fillBoard(202, [900, 800, 700]);
  const me = await createPlayer(deps);
  await createRecord(deps, { userId: me, stageId: 202, score: 100, postedAt: at(20) });
  await createRecord(deps, { userId: me, stageId: 202, score: 750, postedAt: at(21) });
  await createRecord(deps, { userId: me, stageId: 202, score: 950, postedAt: at(22), state: 'declined' });
  const { recordId } = await createRecord(deps, { userId: me, stageId: 202, score: 901, postedAt: at(23) });
  const result = await resultOf(me, recordId);
  expect(result).toMatchObject({ rank: { before: 3, now: 1 }, players: 4, passed: 2, above: null, target: null });
  expect((result.planet?.now.worldRecords ?? 0) - (result.planet?.before.worldRecords ?? 0)).toBe(1);
  expect(result.planet?.before.stages).toEqual(result.planet?.now.stages);
});

test('the result matches the preview of the same post', async () => {
  const stageId = 207;
  const board = stageBoard(await deps.catalogue(), stageId, 21);
  await fillBoard(stageId, [900, 800, 700, 700, 600]);
  const me = await createPlayer(deps);
  await createRecord(deps, { userId: me, stageId, score: 650, postedAt: at(40) });
  const preview = await simulateDraft(deps, me, board?.boardId ?? 0, { score: '850', console: 1 });
  const { recordId } = await createRecord(deps, { userId: me, stageId, score: 850 });
  const { rank, players, passed, pointsGained, rankClass } = await resultOf(me, recordId);
  expect(preview).toMatchObject({
    ok: true,
    value: {
      rank: { before: rank.before, after: rank.now },
      players: { after: players },
      passed: { count: passed },
      rankClass: { before: rankClass.before?.id ?? null, after: rankClass.now?.id ?? null },
    },
  });
  const { before, after } = preview.ok ? preview.value.points : { before: null, after: null };
  expect(pointsGained).toBe((after ?? 0) - (before ?? 0));
});

test('a tie is shared, and the target is the nearest player who is really better', async () => {
  await fillBoard(205, [900, 800, 800]);
  const me = await createPlayer(deps);
  const { recordId } = await createRecord(deps, { userId: me, stageId: 205, score: 800, postedAt: at(30) });
  expect(await resultOf(me, recordId)).toMatchObject({
    rank: { now: 2 },
    passed: 0,
    above: { rank: 2, shared: true, gap: { value: 0 } },
    own: { rank: 2, shared: true },
    target: { name: 'at 900', rank: 1, gap: { value: 100 } },
  });
});

test('a post that is not better than the best returns only the best', async () => {
  const me = await createPlayer(deps);
  await createRecord(deps, { userId: me, stageId: 206, score: 500, postedAt: at(1) });
  const worse = await createRecord(deps, { userId: me, stageId: 206, score: 400, postedAt: at(2) });
  const equal = await createRecord(deps, { userId: me, stageId: 206, score: 500, postedAt: at(3) });
  for (const { recordId } of [worse, equal])
    expect(await getPostResult(deps, signedIn(me), recordId)).toEqual({
      ok: true,
      value: { improved: false, best: { kind: 'points', value: 500 } },
    });
});

test('only the author of a countable record gets its result', async () => {
  const me = await createPlayer(deps);
  const { recordId } = await createRecord(deps, { userId: me, stageId: 206, score: 500 });
  const gone = await createRecord(deps, { userId: me, stageId: 206, score: 600, state: 'withdrawn' });
  const notFound = { ok: false, error: 'not-found' };
  expect(await getPostResult(deps, { kind: 'visitor' }, recordId)).toEqual({ ok: false, error: 'login-required' });
  expect(await getPostResult(deps, signedIn(await createPlayer(deps)), recordId)).toEqual(notFound);
  expect(await getPostResult(deps, signedIn(me), gone.recordId)).toEqual(notFound);
  for (const unknown of ['0', '999999999', 'abc', '-1']) expect(await getPostResult(deps, signedIn(me), unknown)).toEqual(notFound);
});

test('a post with an evidence duty waits for a check until it is verified', async () => {
  for (const [state, waits] of [
    ['posted', true],
    ['verified', false],
  ] as const) {
    const me = await createPlayer(deps);
    const { recordId } = await createRecord(deps, { userId: me, stageId: 212, score: 500, state });
    await db.updateTable('records').set({ evidence_duty: 'image' }).where('record_id', '=', recordId).execute();
    expect(await resultOf(me, recordId)).toMatchObject({ waitsForCheck: waits });
  }
});
