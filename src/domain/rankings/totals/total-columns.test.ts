import { expect, test } from 'vitest';
import { totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { placesFromBook, totalColumns } from './total-columns.ts';
import { openBook } from './total-rows.ts';
import { formatStat, STATS } from './total-stats.ts';

const catalogue = contentCatalogue();
const total = (id: number) => catalogue.totals.get(id) as Total;
const columnsOf = (id: number) => totalColumns(catalogue, total(id), totalBoards(catalogue, id, 2026));
const standing = (boardId: number, userId: number, rank: number, players: number) => ({
  ...{ boardId, userId, rank, players },
  rankKey: rank,
  postedAt: new Date(0),
});

test('a total of up to 60 boards has one column per board', () => {
  const boards = totalBoards(catalogue, 21, 2026);
  expect(boards.length).toBeGreaterThan(0);
  expect(columnsOf(21)).toEqual(boards.map((board) => ({ kind: 'board', board })));
  const [board] = boards;
  const kinds = (count: number) => new Set(totalColumns(catalogue, total(21), Array(count).fill(board)).map(({ kind }) => kind));
  expect([...kinds(60)]).toEqual(['board']);
  expect([...kinds(61)]).toEqual(['rule']);
});

test('a larger total has one column per counted rule and per event', () => {
  const { rules, events } = total(1);
  const boards = totalBoards(catalogue, 1, 2026);
  const counted = rules.filter((rule) => boards.some(({ ruleId }) => ruleId === rule) && catalogue.totals.has(rule));
  const columns = columnsOf(1);
  expect(columns.flatMap((column) => (column.kind === 'rule' ? [column.total.id] : []))).toEqual(counted);
  expect(columns.flatMap((column) => (column.kind === 'event' ? [column.code] : []))).toEqual(events);
});

test('an event column contains the boards of its event', () => {
  const own = [...catalogue.boards.values()].filter(({ event }) => event?.code === 151101);
  const others = [...catalogue.boards.values()].filter(({ kind }) => kind === 'event').slice(0, 100);
  const parts = totalColumns(catalogue, { ...total(1), rules: [], events: [151101, 999] }, [...new Set([...own, ...others])]);
  expect(parts).toEqual([
    { kind: 'event', code: 151101, boards: own },
    { kind: 'event', code: 999, boards: [] },
  ]);
});

test('placesFromBook returns the rank of a player in each column, or null', () => {
  const [first, second] = totalBoards(catalogue, 21, 2026);
  const [ids, event] = [
    [first?.boardId ?? 0, second?.boardId ?? 0],
    [...catalogue.boards.values()].filter((b) => b.event?.code === 151101),
  ];
  const rows = [standing(ids[0] as number, 7, 1, 2), standing(ids[0] as number, 8, 2, 2)];
  const onEvent = event.slice(0, 2).flatMap(({ boardId }) => [standing(boardId, 8, 1, 2), standing(boardId, 7, 2, 2)]);
  const book = openBook(catalogue, 2026, [...rows, ...onEvent], 2);
  const places = placesFromBook(book, [
    ...[first, second].flatMap((board) => (board ? [{ kind: 'board' as const, board }] : [])),
    { kind: 'rule', total: total(21) },
    { kind: 'event', code: 151101, boards: event },
  ]);
  expect(places(7)).toEqual([1, null, 1, 2]);
  expect(places(8)).toEqual([2, null, 2, 1]);
  expect(places(9)).toEqual([null, null, null, null]);
});

test('a row of a total shows its boards, its time and its sums', () => {
  const line = { points: 12_345, score: 6_789, boardsPlayed: 4, elapsedMs: 62_000 };
  expect(STATS.boardsThenTime.map((stat) => formatStat(stat, line, 9))).toEqual(['4/9', '1:02', '12,345']);
  expect(STATS.score.map((stat) => formatStat(stat, line, 9))).toEqual(['6,789', '12,345', '4/9']);
  expect(formatStat('time', { ...line, elapsedMs: null }, 9)).toBe('');
});
