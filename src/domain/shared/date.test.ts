import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { dayOf, endOfDay, endOfYear, formatDate, formatMinute, formatWhen, lastMidnight, parseDate, startOfDay, yearOf } from './date.ts';

const TOKYO = 'Asia/Tokyo';
// Time zones with clock changes at 02:00, at midnight, by half an hour, across the date line, and without any.
const ZONES = [
  TOKYO,
  'UTC',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
];

const instants = fc.date({ min: new Date('2001-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true });
const zones = fc.constantFrom(...ZONES);

describe('parseDate', () => {
  test.each(['2026-11-14', '2024-02-29', '2000-02-29', '1900-01-01', '2999-12-31'])('accepts %s', (typed) => {
    expect(parseDate(typed)).toEqual({ ok: true, value: typed });
  });

  test.each([
    '2025-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '2026/11/14',
    '1899-12-31',
    '3000-01-01',
    '+002026-01-01',
    '2026-11-14T00:00:00Z',
    ' 2026-11-14',
    '２０２６-11-14',
    '',
    'today',
  ])('rejects "%s"', (typed) => {
    expect(parseDate(typed)).toEqual({ ok: false, error: 'not-a-date' });
  });

  test('accepts every day that formatDate displays, with / replaced by -', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const date = dayOf(at, zone);
        expect(formatDate(date)).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
        expect(parseDate(formatDate(date).replaceAll('/', '-'))).toEqual({ ok: true, value: date });
      }),
      { numRuns: 1_000 },
    );
  });

  test('accepts exactly the days that exist in the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }), (y, m, d) => {
        const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
        const daysIn = [0, 31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0][m] ?? 0;
        const typed = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
        expect(parseDate(typed).ok).toBe(d >= 1 && d <= daysIn);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('days in a time zone', () => {
  test.each([
    ['2025-12-31T14:59:59.999Z', '2025-12-31', 2025],
    ['2025-12-31T15:00:00.000Z', '2026-01-01', 2026],
  ])('%s is %s in Tokyo', (at, date, year) => {
    expect(dayOf(new Date(at), TOKYO)).toBe(date);
    expect(yearOf(new Date(at), TOKYO)).toBe(year);
  });

  test.each([
    ['2026-11-14', TOKYO, '2026-11-13T15:00:00.000Z', '2026-11-14T14:59:59.999Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'], // 23-hour day
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'], // 25-hour day
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'], // day starts at 01:00
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', '2026-10-04T12:59:59.999Z'], // 23.5-hour day
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31T09:59:59.999Z'], // 30 December was skipped
  ])('the day %s in %s lasts from %s to %s', (date, zone, start, end) => {
    expect(startOfDay(date, zone).toISOString()).toBe(start);
    expect(endOfDay(date, zone).toISOString()).toBe(end);
  });

  test('a year ends one millisecond before New Year in the time zone', () => {
    expect(endOfYear(2025, TOKYO).toISOString()).toBe('2025-12-31T14:59:59.999Z');
    expect(endOfYear(2025, 'America/New_York').toISOString()).toBe('2026-01-01T04:59:59.999Z');
  });

  test('lastMidnight returns an instant at 00:00 unchanged', () => {
    const midnight = new Date('2026-11-13T15:00:00Z');
    expect(lastMidnight(midnight, TOKYO)).toEqual(midnight);
    expect(lastMidnight(new Date(midnight.getTime() - 1), TOKYO).toISOString()).toBe('2026-11-12T15:00:00.000Z');
  });

  test('every instant lies between the start and the end of its day', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const date = dayOf(at, zone);
        const start = startOfDay(date, zone);
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(endOfDay(date, zone).getTime()).toBeGreaterThanOrEqual(at.getTime());
        expect(dayOf(start, zone)).toBe(date);
        expect(dayOf(new Date(start.getTime() - 1), zone) < date).toBe(true);
        expect(lastMidnight(at, zone)).toEqual(start);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('formatWhen', () => {
  const now = new Date('2026-11-14T03:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  test.each([
    [0, '12:00'],
    [60_000, '11:59'],
    [43_200_000, '00:00'],
    [43_200_001, '2026/11/13'],
    [-1, '2026/11/14'],
  ])('at 12:00 in Tokyo, formats an instant %i ms ago as "%s"', (age, shown) => {
    expect(formatWhen(ago(age), now, TOKYO)).toBe(shown);
  });

  test('always returns the date when `now` is undefined', () => {
    expect(formatWhen(now, undefined, TOKYO)).toBe('2026/11/14');
    expect(formatWhen(new Date('2026-11-13T15:00:00Z'), undefined, TOKYO)).toBe('2026/11/14');
  });

  test('returns a time of day only for instants in the last 12 hours', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -100_000_000, max: 100_000_000 }), zones, (at, age, zone) => {
        const shown = formatWhen(at, new Date(at.getTime() + age), zone);
        expect(/^\d{2}:\d{2}$/.test(shown)).toBe(age >= 0 && age <= 43_200_000);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('formatMinute formats an instant to the minute in the given time zone', () => {
  expect(formatMinute(new Date('2026-11-14T15:00:59Z'), TOKYO)).toBe('2026/11/15 00:00');
});
