import { expect, test } from 'vitest';
import { STORY_WEIGHTS } from '#domain/stories/story-weight.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { getGame } from './get-game.ts';
import { getOwnGame } from './get-own-game.ts';

const { deps } = openDemoDatabase();
const catalogue = contentCatalogue();

test('a game has the world record and the number of players of each of its stages, in the chosen order', async () => {
  const page = await getGame(deps, 2, {});
  expect(page?.shown.map(({ id }) => id)).toEqual([21, 22, 25, 29]);
  expect(page?.tops.size).toBe(54);
  expect(page?.records).toBeGreaterThanOrEqual(0);
  expect(page?.lately.length).toBeLessThanOrEqual(4);
  const weights = page?.lately.map(({ kind }) => (kind ? STORY_WEIGHTS[kind] : 0)) ?? [];
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  for (const { stageId } of page?.wanted ?? []) expect(page?.guided.has(stageId)).toBe(false);
  for (const { record, players } of page?.tops.values() ?? []) expect(players > 0).toBe(record !== undefined);

  const sorted = await getGame(deps, 2, { group: '23', order: 'players' });
  expect(sorted?.chosen).toBe(23);
  const players = sorted?.shown[0]?.boards.map(({ boardId }) => sorted.tops.get(boardId)?.players ?? 0) ?? [];
  expect(players).toHaveLength(13);
  expect(players).toEqual(players.toSorted((a, b) => b - a));
});

test('there is no page for events, unknown series and groups of other games', async () => {
  for (const [series, group] of [
    [5, undefined],
    [99, undefined],
    [Number.NaN, undefined],
    [2, '31'],
    [2, ['21']],
  ] as const)
    expect(await getGame(deps, series, { group })).toBeUndefined();
  expect(await getGame(deps, 2, { order: 'name' })).toBeUndefined();
  expect((await getOwnGame(deps, 1, 5)).ok).toBe(false);
});

test('a player has a place on each board with a record, counts that add up, and up to three targets in the game', async () => {
  const userId = await createPlayer(deps);
  await createRecord(deps, { userId, score: 1_234 }); // on stage 201
  await refreshTotals(deps);
  const own = await getOwnGame(deps, userId, 2);
  if (!own.ok) throw new Error(own.error);
  const { places, counts, totals, next, worth } = own.value;
  expect(places).toHaveLength(1);
  expect(catalogue.boards.get(places[0]?.boardId ?? 0)?.refId ?? 201).toBe(201);
  expect(counts.find(({ group }) => group === null)).toEqual({ group: null, played: 1, boards: 54 });
  expect(totals.map(({ totalId }) => totalId)).toEqual([20, 21]);
  expect(next.length).toBeGreaterThan(0);
  expect(next.length).toBeLessThanOrEqual(3);
  for (const { stageId, gain, from } of next) {
    expect(catalogue.stages.get(stageId)?.series).toBe(2);
    expect(gain).toBeGreaterThan(0);
    expect(from !== null).toBe(stageId === 201);
  }
  expect(worth.points).toBe(next.reduce((sum, { gain }) => sum + gain, 0));
});
