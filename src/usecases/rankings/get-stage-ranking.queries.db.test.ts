import { beforeAll, expect, test } from 'vitest';
import { countQueries } from '#tests/support/count-queries.ts';
import { openDemoDatabase } from '#tests/support/test-database.ts';
import { getOwnRow } from './get-own-row.ts';
import { getStageRanking } from './get-stage-ranking.ts';

const { deps } = openDemoDatabase();
beforeAll(() => deps.catalogue()); // held by every process before its first page

const MOST = 6;
const FILTERS = [{}, { page: '2' }, { console: '4' }, { year: '2024' }, { at: '2025-06-30' }, { console: '4', year: '2024' }];

const queriesOf = (stageId: number, query: Record<string, string>) =>
  countQueries(deps, (counted) => getStageRanking(counted, stageId, query));

test('even the first page of a process asks six times', async () => {
  expect(await queriesOf(201, {})).toBe(MOST);
});

test.each(FILTERS)('stage 201 under %j asks at most four times once its past is known', async (query) => {
  await getStageRanking(deps, 201, query);
  expect(await queriesOf(201, query)).toBe(4);
});

test('a hundred rows take no more questions than a few', async () => {
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

test('my row is asked for with at most six', async () => {
  const page = await getStageRanking(deps, 201, {});
  const userId = page.ok ? (page.value.rows[20]?.userId ?? 0) : 0;
  expect(await countQueries(deps, (counted) => getOwnRow(counted, userId, 201, {}))).toBeLessThanOrEqual(MOST);
});
