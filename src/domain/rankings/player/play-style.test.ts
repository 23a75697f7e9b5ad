import { expect, test } from 'vitest';
import { GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { playStyle, STYLE_RULES } from './play-style.ts';

const catalogue = contentCatalogue();
const boardsOf = (rule: number) => totalBoards(catalogue, GRAND_TOTAL).filter((board) => board.ruleId === rule);
const shareOf = (standings: Parameters<typeof playStyle>[2], year = 2026) =>
  Object.fromEntries(playStyle(catalogue, year, standings).map(({ name, share }) => [name, share]));

test('the play style axes contain every rule in total 1 exactly once, and no other rule', () => {
  const rules = Object.values(STYLE_RULES).flat();
  expect(rules.toSorted((a, b) => a - b)).toEqual(catalogue.totals.get(GRAND_TOTAL)?.rules);
  expect(new Set(rules).size).toBe(rules.length);
});

test('an axis has a share of 1 for first place on all its boards, whatever the number of players', () => {
  const standings = boardsOf(25).map((board, index) => ({ board, rank: 1, players: index + 1 }));
  expect(shareOf(standings)).toMatchObject({ caves: 1, battle: 0 });
});

test('an axis has a share of 0.25 for rank 51 of 100 on half of its boards', () => {
  const standings = boardsOf(47).map((board) => ({ board, rank: 51, players: 100 }));
  expect(shareOf(standings.slice(0, standings.length / 2)).night).toBe(0.25);
});

test('last place among 100 players counts as 1% of the board', () => {
  const [board] = boardsOf(25);
  if (!board) throw new Error('no cave');
  expect(shareOf([{ board, rank: 100, players: 100 }]).caves).toBeCloseTo(0.01 / 14);
});

test('omits an axis when none of its rules counted in the given year', () => {
  expect(Object.keys(shareOf([], 2014))).toEqual(['gathering', 'creatures']);
});
