import { expect, test } from 'vitest';
import { formatSince, lastDayOf, monthsBefore, parseSince } from './since.ts';

const TODAY = '2026-11-14';

test.each([
  ['2026-11-13', true],
  ['2014-01-01', true],
  ['2026-11-14', false],
  ['2013-12-31', false],
  ['2026-02-30', false],
  ['', false],
])('accepts "since %s" for a comparison with 2026-11-14: %s', (since, isOffered) => {
  expect(parseSince({ since }, TODAY).ok).toBe(isOffered);
});

test('rejects a repeated "since" parameter and accepts a missing one', () => {
  expect(parseSince({}, TODAY)).toEqual({ ok: true, value: undefined });
  expect(parseSince({ since: ['2020-01-01', '2021-01-01'] }, TODAY).ok).toBe(false);
});

test('the last day of a filter is its day, the end of its year, or today', () => {
  expect(lastDayOf({}, TODAY)).toBe(TODAY);
  expect(lastDayOf({ at: '2020-02-29' }, TODAY)).toBe('2020-02-29');
  expect(lastDayOf({ year: 2024 }, TODAY)).toBe('2024-12-31');
  expect(lastDayOf({ year: 2026 }, TODAY)).toBe(TODAY);
});

test.each([
  ['2026-11-14', 1, '2026-10-14'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-15', 6, '2025-07-15'],
  ['2026-11-14', 12, '2025-11-14'],
  ['2014-03-01', 6, '2014-01-01'],
])('monthsBefore: %s minus %i months is %s', (date, months, expected) => {
  expect(monthsBefore(date, months)).toBe(expected);
});

test('writes the earlier day before the filter in the query string', () => {
  expect(formatSince('2020-01-01', { console: 0, at: '2021-01-01', page: 2 })).toBe('since=2020-01-01&at=2021-01-01&page=2');
  expect(formatSince('2020-01-01', { console: 0, page: 1 })).toBe('since=2020-01-01');
});
