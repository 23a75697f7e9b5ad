import { beforeAll, expect, test } from 'vitest';
import { countFirstQueries, countQueries } from '#tests/support/database/count-queries.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import type { Deps } from '#usecases/deps.ts';
import { getOwnRow } from './get-own-row.ts';
import { getStageRanking } from './get-stage-ranking.ts';

const { deps } = openDemoDatabase();
beforeAll(() => deps.catalogue()); // not counted, because every process caches the catalogue before its first page

const MOST = 6;
const FILTERS = [{}, { page: '2' }, { console: '4' }, { year: '2024' }, { at: '2025-06-30' }, { console: '4', year: '2024' }];

const queriesOf = (stageId: number, query: Record<string, string>) =>
  countQueries(deps, (counted) => getStageRanking(counted, stageId, query));

const FIRST_READS = FILTERS.flatMap((query) => [201, 245, 413, 1001].map((stageId) => ({ stageId, query })));

test.each(FIRST_READS)('the first read of stage $stageId under the filter $query needs at most six queries', async ({ stageId, query }) => {
  const read = (counted: Deps) => getStageRanking(counted, stageId, query);
  expect(await countFirstQueries(deps, read)).toBeLessThanOrEqual(MOST);
});

test.each(FILTERS)('stage 201 under the filter %j needs four queries once its past is cached', async (query) => {
  await getStageRanking(deps, 201, query);
  expect(await queriesOf(201, query)).toBe(4);
});

test('a page with a hundred rows needs no more queries than a page with a few', async () => {
  const stages = [201, 245, 413, 1001];
  const rows: number[] = [];
  const queries: number[] = [];
  for (const stageId of stages) {
    const page = await getStageRanking(deps, stageId, {});
    rows.push(page.ok ? page.value.rows.length : 0);
    queries.push(await queriesOf(stageId, {}));
  }
  expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(50);
  expect(Math.max(...queries)).toBeLessThanOrEqual(MOST);
});

test.each(FILTERS)('under the filter %j, getOwnRow needs at most six queries on the first read', async (query) => {
  const page = await getStageRanking(deps, 201, query);
  const userId = page.ok ? (page.value.rows[20]?.userId ?? 0) : 0;
  expect(await countFirstQueries(deps, (counted) => getOwnRow(counted, userId, 201, query))).toBeLessThanOrEqual(MOST);
});
