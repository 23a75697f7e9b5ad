import { expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { continueStageRanking } from './continue-stage-ranking.ts';
import { getStageRanking } from './get-stage-ranking.ts';

const { deps } = openDemoDatabase();

const FILTERS = [{}, { console: '4' }, { year: '2024' }, { console: '4', at: '2025-06-30' }];

test.each(FILTERS)('under the filter %j, continuing the ranking of stage 201 after any row returns the following rows', async (query) => {
  const board = stageBoard(await deps.catalogue(), 201, 21);
  const page = await getStageRanking(deps, 201, query);
  if (!board || !page.ok) throw new Error('stage 201 has no ranking');
  const { rows, filter } = page.value;
  expect(rows.length).toBeGreaterThan(20);

  for (const [index, row] of rows.slice(0, 18).entries()) {
    const more = await continueStageRanking(deps, board.boardId, filter, { after: row.recordId, limit: 7 });
    const wanted = rows.slice(index + 1, index + 8).map(({ rankClass: _, ...stats }) => stats);
    expect(more.ok && more.value.rows.map(({ rankClass: _, ...stats }) => stats)).toEqual(wanted);
    expect(more.ok && more.value.next).toBe(wanted.at(-1)?.recordId);
  }
});

test('continueStageRanking returns no cursor at the end of a board', async () => {
  const board = stageBoard(await deps.catalogue(), 201, 21);
  const last = await getStageRanking(deps, 201, { page: '2' });
  if (!board || !last.ok) throw new Error('stage 201 has no second page');
  const after = last.value.rows.at(-2)?.recordId ?? '';
  const more = await continueStageRanking(deps, board.boardId, { console: 0 }, { after, limit: 50 });
  expect(more).toMatchObject({ ok: true, value: { rows: [{ recordId: last.value.rows.at(-1)?.recordId }], next: null } });
});

test('continueStageRanking rejects an unknown board and an invalid record id', async () => {
  expect(await continueStageRanking(deps, 99_999, { console: 0 }, { after: '1', limit: 5 })).toEqual({ ok: false, error: 'unknown-board' });
  expect(await continueStageRanking(deps, 1, { console: 0 }, { after: '1; drop', limit: 5 })).toEqual({
    ok: false,
    error: 'unknown-record',
  });
});
