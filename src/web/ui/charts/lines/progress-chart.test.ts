import { expect, test } from 'vitest';
import { monthsSince, monthTicks } from './progress-chart.tsx';

test.each([
  ['2026-11-30', '2026-11-01', 0],
  ['2026-01-31', '2026-02-28', 1],
  ['2014-01-31', '2026-11-15', 154],
])('counts the months from %s to %s as %i', (first, day, months) => {
  expect(monthsSince(first, day)).toBe(months);
});

test.each([
  ['2026-11-30', '2026-11-30', ['2026/11']],
  ['2026-08-31', '2026-11-30', ['2026/08', '2026/09', '2026/10', '2026/11']],
  ['2025-04-30', '2026-11-30', ['2025/07', '2026/01', '2026/07']],
  ['2003-03-31', '2026-11-30', ['2005/01', '2010/01', '2015/01', '2020/01', '2025/01']],
])('labels an axis from %s to %s with %j', (first, last, labels) => {
  expect(monthTicks(first, last).map(({ label }) => label)).toEqual(labels);
});

test("places a month's label at the position of its point", () => {
  const [, second] = monthTicks('2025-04-30', '2026-11-30');
  expect(second).toEqual({ months: monthsSince('2025-04-30', '2026-01-31'), label: '2026/01' });
});
