import { expect, test } from 'vitest';
import { listedRecords, RECORDS_PER_PAGE } from './listed-records.ts';

/** Standings under rule 21, on days in the given order. */
const standings = (days: readonly number[], ruleId = 21) =>
  days.map((day) => ({ board: { ruleId }, postedAt: new Date(Date.UTC(2026, 0, day)), day }));
const daysOf = (rows: readonly { day: number }[]) => rows.map(({ day }) => day);

test('lists the five newest records, newest first, when no rule is selected', () => {
  const { rows, pages } = listedRecords(standings([3, 9, 1, 7, 5, 8, 2, 6]), { page: 1 });
  expect(daysOf(rows)).toEqual([9, 8, 7, 6, 5]);
  expect(pages).toBe(1);
  expect(listedRecords(standings([1]), { page: 2 })).toEqual({ rows: [], pages: 1 });
});

test('lists the records under a rule page by page, in the order of the catalogue', () => {
  const days = Array.from({ length: 2 * RECORDS_PER_PAGE + 1 }, (_, day) => day);
  const all = [...standings([1, 2], 10), ...standings(days)];
  const pages = [1, 2, 3].map((page) => listedRecords(all, { rule: 21, page }));
  expect(pages.map(({ rows }) => rows.length)).toEqual([RECORDS_PER_PAGE, RECORDS_PER_PAGE, 1]);
  expect(pages.flatMap(({ rows }) => daysOf(rows))).toEqual(days);
  expect(pages.every((each) => each.pages === 3)).toBe(true);
});

test('a rule without records has one empty page', () => {
  expect(listedRecords(standings([1]), { rule: 10, page: 1 })).toEqual({ rows: [], pages: 1 });
});
