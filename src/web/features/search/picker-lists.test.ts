import { expect, test } from 'vitest';
import { stageEntries } from '#domain/search/entries.ts';
import type { StageRow } from '#domain/search/rows.ts';
import { pickerLists, stageOnScreen } from './picker-lists.ts';

const row = (stage_id: number, part: Partial<StageRow> = {}): StageRow => ({
  ...{ stage_id, stage_name: `ステージ${stage_id}`, eng_stage_name: `Stage ${stage_id}`, parent: 21, category: 2, type: 'stage', ...part },
});
const event = (code: number) => row(code, { type: 'limited', eng_stage_name: `Event ${code}`, category: 5, parent: code });
const stages = [row(201), row(202), row(203), row(1001, { parent: 261101, category: 5 }), row(1002, { parent: 261102, category: 5 })];
const lists = {
  entries: stageEntries([...stages, row(20, { type: 'total' })]),
  names: { series: {}, rules: {}, classes: {} },
  events: new Map([event(261101), event(261102)].map((each) => [each.stage_id, each])),
  windows: {
    261101: { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-20T00:00:00Z' },
    261102: { startsAt: '2026-11-02T00:00:00Z', endsAt: '2026-11-19T00:00:00Z' },
  },
};
const at = (now: string, shown?: number) => pickerLists(lists, { shown, recent: [203, 202], now: new Date(now), locale: 'en' });
const idsOf = (rows: readonly StageRow[]) => rows.map(({ stage_id }) => stage_id);

test('the stage on screen is the first of the recent ones, and no stage is listed twice', () => {
  expect(idsOf(at('2026-11-18T00:00:00Z', 202).recent)).toEqual([202, 203]);
  expect(idsOf(at('2026-11-18T00:00:00Z', 9999).recent)).toEqual([203, 202]);
});

test('offers the stages of the running event that ends first, and none after its end', () => {
  expect(at('2026-11-18T00:00:00Z').event).toMatchObject({ name: 'Event 261102', all: 1, stages: [{ stage_id: 1002 }] });
  expect(at('2026-11-19T12:00:00Z').event).toMatchObject({ name: 'Event 261101' });
  expect(at('2026-11-21T00:00:00Z').event).toBeUndefined();
});

test('counts stages without totals and event stages', () => {
  expect(at('2026-11-18T00:00:00Z').stages).toBe(3);
});

test.each([
  ['/stage/201', '', 201],
  ['/ja/stage/201', '?rule=22', 201],
  ['/ja/post', '?stage=345&rule=33', 345],
  ['/post', '', undefined],
  ['/total/20', '?stage=1', undefined],
])('the stage on screen at %s%s is %s', (pathname, search, stageId) => {
  expect(stageOnScreen({ pathname, search })).toBe(stageId);
});
