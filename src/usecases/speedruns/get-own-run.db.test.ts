import { expect, test } from 'vitest';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { getOwnRun } from './get-own-run.ts';
import { getSpeedrunRanking } from './get-speedrun-ranking.ts';

const { db, deps } = openDemoDatabase();

const rowsOf = async (query: Record<string, string> = {}) => {
  const ranking = await getSpeedrunRanking(deps, 101, query);
  if (!ranking.ok) throw new Error(ranking.error);
  return ranking.value.rows;
};

test('every run has the rank of the ranking, and the time of the place above it', async () => {
  const rows = await rowsOf();
  expect(rows.length).toBeGreaterThan(4);
  for (const { userId, rank, shared, rankKey } of rows.slice(0, 5)) {
    const above = rows.filter((row) => row.rank < rank).at(-1);
    const run = { rank, shared, timeMs: rankKey, aboveMs: above?.rankKey ?? null };
    expect(await getOwnRun(deps, userId, 101, {})).toEqual({ ok: true, value: { run, last: null } });
  }
});

test('a player without a run learns what the last place takes, on one console or all, but not in the past', async () => {
  const userId = await createPlayer({ db });
  for (const query of [{}, { console: '2' }]) {
    const last = (await rowsOf(query)).at(-1);
    expect(await getOwnRun(deps, userId, 101, query)).toEqual({
      ok: true,
      value: { run: null, last: { rank: last?.rank, timeMs: last?.rankKey } },
    });
  }
  expect(await getOwnRun(deps, userId, 101, { year: '2021' })).toEqual({ ok: true, value: { run: null, last: null } });
});

test('a player whose run is on another console is not told what the last place takes', async () => {
  const onWii = new Set((await rowsOf({ console: '2' })).map(({ userId }) => userId));
  const elsewhere = (await rowsOf({ console: '0' })).find(({ userId }) => !onWii.has(userId))?.userId ?? 0;
  expect(await getOwnRun(deps, elsewhere, 101, { console: '2' })).toEqual({ ok: true, value: { run: null, last: null } });
});

test('rejects an unknown speedrun and a console that it does not offer', async () => {
  const userId = await createPlayer({ db });
  expect(await getOwnRun(deps, userId, 103, {})).toEqual({ ok: false, error: 'unknown-speedrun' });
  expect(await getOwnRun(deps, userId, 101, { console: '3' })).toEqual({ ok: false, error: 'bad-filter' });
});
