import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { MINUTE_MS } from './time-units.ts';
import { clockTimeOf, zonedMoment } from './zoned-moment.ts';

test.each([
  ['2026-12-05', '22:00', 'Asia/Tokyo', '2026-12-05T22:00:00+09:00'],
  ['2026-07-01', '00:00', 'America/St_Johns', '2026-07-01T00:00:00-02:30'],
  // This time is skipped, because clocks jump from 2:00 to 3:00.
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T03:30:00+02:00'],
  // This time occurs twice, and the first occurrence is used.
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
  ['2026-11-15', '08:05', 'UTC', '2026-11-15T08:05:00+00:00'],
])('zonedMoment converts %s %s in %s to %s', (day, time, zone, moment) => {
  expect(zonedMoment({ day, time }, zone)).toBe(moment);
});

test('zonedMoment uses second 59 when requested', () => {
  expect(zonedMoment({ day: '2026-12-07', time: '21:59' }, 'Asia/Tokyo', '59')).toBe('2026-12-07T21:59:59+09:00');
});

test.each([
  ['2026-02-30', '22:00'],
  ['', ''],
  ['2026-12-05', '24:00'],
  ['2026-12-05', '9:00'],
])('zonedMoment returns undefined for the day "%s" and the time "%s"', (day, time) => {
  expect(zonedMoment({ day, time }, 'Asia/Tokyo')).toBeUndefined();
});

test('zonedMoment returns the first instant with the given local time, for any minute and time zone', () => {
  const zones = fc.constantFrom('Asia/Tokyo', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia');
  const minutes = fc.integer({ min: Date.UTC(2014, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const shown = clockTimeOf(new Date(minute * MINUTE_MS), zone);
      const found = new Date(zonedMoment(shown, zone) ?? 0);
      expect(clockTimeOf(found, zone)).toEqual(shown);
      expect(found.getTime()).toBeLessThanOrEqual(minute * MINUTE_MS);
    }),
  );
});
