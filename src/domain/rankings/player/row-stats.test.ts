import { expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { rowStats } from './row-stats.ts';

const catalogue = contentCatalogue();

function written(stageId: number, ruleId: number, keys: { own: number; above: number | null; record: number }) {
  const [board, stage] = [stageBoard(catalogue, stageId, ruleId), catalogue.stages.get(stageId)];
  if (!board || !stage) throw new Error(`no stage ${stageId}`);
  const { value, toAbove, toRecord, bonus } = rowStats({ board, stage, recordKey: keys.record }, keys.own, keys.above);
  return [formatShown(value), toAbove && formatGap(toAbove), toRecord && formatGap(toRecord), bonus && formatShown(bonus)];
}

test('shows negative gaps to the place above and to the record on a score board', () => {
  const [value, toAbove, toRecord] = written(201, 21, { own: -14_610, above: -14_655, record: -14_820 });
  expect([value, toAbove, toRecord]).toEqual(['14,610', '−45', '−210']);
});

test('shows positive gaps to the place above and to the record on a time board', () => {
  expect(written(245, 29, { own: 95_000, above: 90_000, record: 60_000 })).toEqual(['1:35', '+0:05', '+0:35', null]);
});

test('shows no gap to the record for a row that equals the record', () => {
  expect(written(245, 29, { own: 60_000, above: null, record: 60_000 })).toEqual(['1:00', null, null, null]);
});
