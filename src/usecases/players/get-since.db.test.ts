import { beforeAll, expect, test } from 'vitest';
import { stopClock } from '#tests/support/database/clock.ts';
import { countQueries } from '#tests/support/database/count-queries.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { getSince } from './get-since.ts';

const { db, deps } = openTestDatabase();
const AWAY = new Date('2026-03-10T00:00:00Z');
let me: number;
beforeAll(async () => {
  await stopClock(db, new Date('2026-03-20T00:00:00Z'));
  me = await createPlayer(deps);
  const [ahead, behind, other] = [await createPlayer(deps), await createPlayer(deps), await createPlayer(deps)];
  const before = { postedAt: '2026-03-01T00:00:00Z' };
  const after = { postedAt: '2026-03-15T00:00:00Z' };
  // On stage 201, the player is third of three and then gains two places. On stage 202, the player is first and is then
  // passed by two others. Stage 205 is played only by others.
  await createRecord(deps, { userId: ahead, score: 30_000, ...before });
  await createRecord(deps, { userId: behind, score: 25_000, ...before });
  await createRecord(deps, { userId: me, score: 20_000, ...before });
  await createRecord(deps, { userId: me, score: 40_000, ...after });
  await createRecord(deps, { userId: me, stageId: 202, score: 10_000, ...before });
  await createRecord(deps, { userId: ahead, stageId: 202, score: 11_000, ...after });
  await createRecord(deps, { userId: behind, stageId: 202, score: 12_000, ...after });
  await createRecord(deps, { userId: other, stageId: 202, score: 13_000, state: 'declined', ...after });
  await createRecord(deps, { userId: other, stageId: 205, score: 13_000, ...after });
  // Stage 206 is new to the player, so no places are won or lost there.
  await createRecord(deps, { userId: ahead, stageId: 206, score: 13_000, ...before });
  await createRecord(deps, { userId: me, stageId: 206, score: 12_000, ...after });
});

test("getSince counts other players' new records on the player's boards, places won and places lost", async () => {
  expect(await getSince(deps, me, AWAY)).toEqual({ since: AWAY, records: 2, won: 2, lost: 2 });
});

test('getSince returns zeros for a future instant, and looks back at most 90 days', async () => {
  const now = new Date('2026-03-20T00:00:00Z');
  expect(await getSince(deps, me, new Date('2030-01-01T00:00:00Z'))).toEqual({ since: now, records: 0, won: 0, lost: 0 });
  expect((await getSince(deps, me, new Date(0))).since).toEqual(new Date('2025-12-20T00:00:00Z'));
});

test('getSince returns zeros for a player without records', async () => {
  expect(await getSince(deps, await createPlayer(deps), AWAY)).toMatchObject({ records: 0, won: 0, lost: 0 });
});

test('getSince needs four queries', async () => {
  expect(await countQueries(deps, (counted) => getSince(counted, me, AWAY))).toBe(4);
});
