import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { boardCount, normalBoards, siblingTotals, totalBoards, totalsOfBoard } from './total-boards.ts';

const catalogue = contentCatalogue();
const size = (totalId: number, year?: number) => totalBoards(catalogue, totalId, year).length;

test.each([
  [2014, 71],
  [2015, 71],
  [2016, 85],
  [2017, 85],
  [2018, 98],
  [2019, 98],
  [2020, 125],
  [2021, 147],
  [2022, 147],
  [2023, 180],
  [2024, 208],
  [2025, 224],
  [2030, 224],
])('boardCount for the year %i returns %i', (year, boards) => expect(boardCount(catalogue, year)).toBe(boards));

test('total 1 consists of 113 normal boards, 111 special boards and no others', () => {
  expect([size(1), size(2), size(3), normalBoards(catalogue).length]).toEqual([224, 113, 111, 113]);
  const union = new Set([...totalBoards(catalogue, 2), ...totalBoards(catalogue, 3)]);
  expect(union).toEqual(new Set(totalBoards(catalogue, 1)));
});

test.each([
  [10, 5],
  [20, 30],
  [30, 50],
  [40, 28],
  [4, 196],
  [99, 0],
])('total %i has %i boards', (totalId, boards) => expect(size(totalId)).toBe(boards));

test('a retired stage belongs to no total', () => {
  const odd = [...catalogue.stages.values()].filter(({ rules }) => rules.includes(91));
  expect(odd.filter(({ retired }) => retired).map(({ id }) => id)).toEqual([903]);
  expect(size(91)).toBe(odd.length - 1);
});

test('totalBoards for a year excludes rules that did not count yet and includes rules without a first year', () => {
  expect([size(11, 2022), size(11, 2023), size(91, 2014), size(4, 2014)]).toEqual([0, 5, size(91), 196]);
});

test('totalBoards and totalsOfBoard are consistent for every total and board', () => {
  for (const total of catalogue.totals.values()) {
    const own = new Set(totalBoards(catalogue, total.id));
    for (const board of catalogue.boards.values()) expect(totalsOfBoard(catalogue, board).includes(total)).toBe(own.has(board));
  }
});

test('boards under rules 26, 27, 28 and 34 belong to no total', () => {
  const overall = [...catalogue.boards.values()].filter((board) => [26, 27, 28, 34].includes(board.ruleId));
  expect(overall.length).toBe(140);
  expect(overall.flatMap((board) => totalsOfBoard(catalogue, board))).toEqual([]);
});

test('the borders of all stages in total 20 add up to its reference borders', () => {
  const stages = totalBoards(catalogue, 20).flatMap((board) => catalogue.stages.get(board.refId) ?? []);
  const sums = [0, 1, 2, 3].map((at) => stages.reduce((sum, stage) => sum + (stage.borders?.[at] ?? 0), 0));
  expect(sums).toEqual([700_000, 700_500, 701_000, 702_000]);
});

test.each([
  [1, [1, 2, 3, 4]],
  [4, [1, 2, 3, 4]],
  [22, [20, 21, 22, 23, 24, 25, 29]],
  [10, [10, 11]],
  [91, [91]],
])('siblingTotals for total %i returns the totals %j', (totalId, expected) => {
  const total = catalogue.totals.get(totalId);
  expect(total && siblingTotals(catalogue, total).map(({ id }) => id)).toEqual(expected);
});
