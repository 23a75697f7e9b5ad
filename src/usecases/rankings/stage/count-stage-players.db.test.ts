import { expect, test } from 'vitest';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { countStagePlayers } from './count-stage-players.ts';
import { getStageRanking } from './get-stage-ranking.ts';

const { deps } = openDemoDatabase();

const playersOf = async (query: Record<string, string>) => {
  const ranking = await getStageRanking(deps, 201, query);
  if (!ranking.ok) throw new Error(ranking.error);
  return ranking.value.players;
};

test('countStagePlayers returns the number of players of every filtered ranking, now and at the end of each year', async () => {
  const counts = await countStagePlayers(deps, 201);
  if (!counts.ok) throw new Error(counts.error);
  const { years, boards } = counts.value;
  expect(years[0]).toBe(2014);
  expect(boards.length).toBeGreaterThan(1);
  for (const { rule, consoles } of boards) {
    expect(consoles[0]?.console).toBe(0);
    for (const { console, now, ends } of consoles) {
      const query = { rule: String(rule), console: String(console) };
      expect(now, JSON.stringify(query)).toBe(await playersOf(query));
      for (const index of [0, 4, years.length - 1])
        expect(ends[index], `${JSON.stringify(query)} ${years[index]}`).toBe(await playersOf({ ...query, year: String(years[index]) }));
    }
  }
  expect(boards[0]?.consoles[0]?.now).toBeGreaterThan(100);
});

test('countStagePlayers returns the same numbers from the cache, and rejects an unknown stage', async () => {
  expect(await countStagePlayers(deps, 201)).toEqual(await countStagePlayers(deps, 201));
  expect(await countStagePlayers(deps, 999)).toEqual({ ok: false, error: 'unknown-stage' });
});
