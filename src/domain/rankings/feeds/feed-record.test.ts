import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
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

test("formats a record's numbers, and its date in the site's time zone", () => {
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

test('the gain is null for a first post and empty for a post without improvement', () => {
  expect(shown()?.gain).toBeNull();
  expect(shown({ previousKey: -14_700 })?.gain).toBe('+120');
  expect(shown({ previousKey: -14_820 })?.gain).toBe('');
  expect(shown({ previousKey: -15_000 })?.gain).toBe('');
  const time = boardOf('speedrun', 101, 0);
  expect(shown({ board: time, rankKey: 60_000, previousKey: 64_000 })).toMatchObject({ value: '1:00', gain: '−0:04' });
});

test("a record that is no longer its author's best has no rank, and a speedrun uses series 6", () => {
  expect(shown({ now: undefined })).toMatchObject({ rank: null, rankText: '' });
  expect(shown({ board: boardOf('speedrun', 101, 0) })).toMatchObject({
    route: '/speedrun/101',
    series: 6,
    rule: catalogue.series.get(6)?.short,
  });
});

test('a feed record is unchanged by a JSON round trip', () => {
  expect(JSON.parse(JSON.stringify(shown()))).toEqual(shown());
});
