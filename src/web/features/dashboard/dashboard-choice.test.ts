import { expect, test } from 'vitest';
import { partOfDay, readDashboardChoice } from './dashboard-choice.ts';

test('reads the shown target, the list and the series from the address', () => {
  expect(readDashboardChoice({})).toEqual({ nth: 0, isWhole: false, series: null });
  expect(readDashboardChoice({ target: '3', targets: 'all', series: '2' })).toEqual({ nth: 3, isWhole: true, series: 2 });
  for (const query of [{ target: '-1' }, { target: ['1', '2'] }, { targets: 'some' }, { series: 'x' }])
    expect(readDashboardChoice(query)).toBeUndefined();
});

test.each([
  ['2026-11-15T20:00:00Z', 'morning'],
  ['2026-11-15T03:00:00Z', 'day'],
  ['2026-11-15T11:12:00Z', 'evening'],
  ['2026-11-15T17:00:00Z', 'evening'],
] as const)('%s is %s in Tokyo', (at, part) => expect(partOfDay(new Date(at), 'Asia/Tokyo')).toBe(part));
