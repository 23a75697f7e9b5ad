import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/board.ts';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { feedRecordOf, type ListedRecord } from './feed-record.ts';

const catalogue = contentCatalogue();
const boardOf = (kind: Board['kind'], refId: number, ruleId: number): Board => {
  const board = [...catalogue.boards.values()].find((each) => each.kind === kind && each.refId === refId && each.ruleId === ruleId);
  if (!board) throw new Error(`no ${kind} ${refId} under ${ruleId}`);
  return board;
};
const EGGS = boardOf('stage', 201, 21);
const listed = (change: Partial<ListedRecord> = {}): ListedRecord => ({
  recordId: '7',
  handle: 'moss',
  name: null,
  rankClass: 4,
  hasImage: true,
  board: EGGS,
  rankKey: -14_820,
  previousKey: null,
  videoUrl: null,
  postedAt: new Date('2026-11-14T15:30:00Z'),
  now: { rank: 2, shared: true },
  ...change,
});
const shown = (change?: Partial<ListedRecord>) => feedRecordOf(catalogue, listed(change), 'Asia/Tokyo');

test('every figure is written out, the day in the zone of the site', () => {
  expect(shown()).toMatchObject({
    route: '/stage/201',
    stage: catalogue.stages.get(201)?.name,
    rule: catalogue.rules.get(21)?.short,
    series: 2,
    rank: 2,
    rankText: '=2',
    value: '14,820',
    hasImage: true,
    hasVideo: false,
    postedOn: '2026/11/15',
  });
});

test('a gain is that on the own best: none at the first post, empty when the record is no better', () => {
  expect(shown()?.gain).toBeNull();
  expect(shown({ previousKey: -14_700 })?.gain).toBe('+120');
  expect(shown({ previousKey: -14_820 })?.gain).toBe('');
  expect(shown({ previousKey: -15_000 })?.gain).toBe('');
  const time = boardOf('speedrun', 101, 0);
  expect(shown({ board: time, rankKey: 60_000, previousKey: 64_000 })).toMatchObject({ value: '1:00', gain: '−0:04' });
});

test('what is not its author’s best any more has no place; runs and events are listed under their series', () => {
  expect(shown({ now: undefined })).toMatchObject({ rank: null, rankText: '' });
  expect(shown({ board: boardOf('speedrun', 101, 0) })).toMatchObject({
    route: '/speedrun/101',
    series: 6,
    rule: catalogue.series.get(6)?.short,
  });
});

test('it is as plain as JSON: what is sent to a browser arrives whole', () => {
  expect(JSON.parse(JSON.stringify(shown()))).toEqual(shown());
});
