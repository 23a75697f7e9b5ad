import { expect, test } from 'vitest';
import { daysBetween } from '#domain/shared/date.ts';
import fc from '#tests/support/fast-check.ts';
import { isCalendarMonth, monthAfter, weeksOf } from './calendar-month.ts';

const anyMonth = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

test.each(['2026-11', '2000-01', '2099-12'])('isCalendarMonth accepts %s', (text) => expect(isCalendarMonth(text)).toBe(true));
test.each(['', '2026', '2026-13', '2026-00', '2026-1', '1999-12', '2100-01', '2026-11-01', ' 2026-11', '2026-11\n', '２０２６-11'])(
  'isCalendarMonth rejects %j',
  (text) => expect(isCalendarMonth(text)).toBe(false),
);

test('monthAfter crosses year boundaries and returns undefined outside the supported years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect([monthAfter('2099-12', 1), monthAfter('2000-01', -1)]).toEqual([undefined, undefined]);
});

test('weeksOf returns six weeks for November 2026, from 26 October to 6 December', () => {
  const weeks = weeksOf('2026-11');
  expect([weeks.length, weeks[0]?.[0], weeks[5]?.[6]]).toEqual([6, '2026-10-26', '2026-12-06']);
});

test('weeksOf returns complete, consecutive weeks that start on Monday and cover the whole month', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const weeks = weeksOf(month);
      const days = weeks.flat();
      for (const [index, day] of days.entries()) expect(daysBetween(days[0] ?? '', day)).toBe(index);
      expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
      const [year, number] = month.split('-').map(Number) as [number, number];
      expect(days.filter((day) => day.startsWith(month)).length).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
      for (const week of weeks) expect(week.length === 7 && week.some((day) => day.startsWith(month))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
