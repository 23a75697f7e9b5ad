import { beforeAll, expect, test } from 'vitest';
import { countFirstQueries, countQueries } from '#tests/support/database/count-queries.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import type { Deps } from '#usecases/deps.ts';
import { getTotal } from './get-total.ts';
import { getTotalMoves } from './get-total-moves.ts';
import { getUserRanking } from './get-user-ranking.ts';
import { refreshTotals } from './refresh-totals.ts';

const { deps } = openDemoDatabase();
const MOST_QUERIES = 6;

beforeAll(async () => {
  await refreshTotals(deps);
});

type Read = (deps: Deps) => Promise<{ ok: boolean }>;

const PAGES: Record<string, Read> = {
  'a total': (counted) => getTotal(counted, 20, {}),
  'a total of many rules': (counted) => getTotal(counted, 1, {}),
  'a total of events': (counted) => getTotal(counted, 4, {}),
  'a later page': (counted) => getTotal(counted, 20, { page: '2' }),
  'a total on one console': (counted) => getTotal(counted, 20, { console: '4' }),
  'a total of a year': (counted) => getTotal(counted, 20, { year: '2022' }),
  'total 1 of a year': (counted) => getTotal(counted, 1, { year: '2022' }),
  'a total on one console at a day': (counted) => getTotal(counted, 20, { console: '1', at: '2021-06-01' }),
  'all players': (counted) => getUserRanking(counted, {}),
  'all players on one console': (counted) => getUserRanking(counted, { console: '2' }),
  'all players of a year': (counted) => getUserRanking(counted, { year: '2023' }),
  'all players on one console in a year': (counted) => getUserRanking(counted, { console: '2', year: '2021' }),
  'all players at a day': (counted) => getUserRanking(counted, { at: '2021-06-01' }),
  'moves until now': (counted) => getTotalMoves(counted, 20, { since: '2025-03-01' }),
  'moves until a day': (counted) => getTotalMoves(counted, 20, { since: '2024-03-01', at: '2025-01-31' }),
};

test.each(Object.entries(PAGES))('reading %s needs at most 6 queries on the first read', async (_, read) => {
  expect(await read(deps)).toMatchObject({ ok: true });
  expect(await countFirstQueries(deps, read)).toBeLessThanOrEqual(MOST_QUERIES);
});

test('countQueries counts queries in a loop', async () => {
  const loop = async (counted: Deps) => {
    for (const page of ['1', '2', '3']) await getUserRanking(counted, { page });
  };
  expect(await countQueries(deps, loop)).toBeGreaterThan(MOST_QUERIES);
});
