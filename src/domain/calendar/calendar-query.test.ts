import { expect, test } from 'vitest';
import { EVENT_TYPES } from '#domain/catalogue/rows.ts';
import fc from '#tests/support/fast-check.ts';
import { formatCalendarQuery, parseCalendarQuery, toggleType } from './calendar-query.ts';

const asQuery = (text: string) => {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(new URLSearchParams(text).keys())) {
    const values = new URLSearchParams(text).getAll(key);
    query[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
};

test.each([
  ['month=2026-13'],
  ['month='],
  ['month=2026-11&month=2026-12'],
  ['month=2026-11&year=2026'],
  ['year=1999'],
  ['year=2026.0'],
  ['type='],
  ['type=party'],
  ['type=limited&type=limited'],
  ['type=limited&type=party'],
  ['type=limited,offline'],
])('parseCalendarQuery rejects the query "%s"', (query) =>
  expect(parseCalendarQuery(asQuery(query))).toEqual({ ok: false, error: 'bad-query' }),
);

test('parseCalendarQuery reads a query without known keys as all event types in the current month', () => {
  expect(parseCalendarQuery({ utm_source: 'x' })).toEqual({ ok: true, value: { types: EVENT_TYPES } });
});

test('every calendar query is unchanged after formatting and parsing', () => {
  const types = fc.subarray([...EVENT_TYPES], { minLength: 1 });
  const when = fc.oneof(
    fc.constant({}),
    fc.record({ month: fc.constantFrom('2026-11', '2000-01', '2099-12') }),
    fc.record({ year: fc.integer({ min: 2000, max: 2099 }) }),
  );
  fc.assert(
    fc.property(when, types, (asked, chosen) => {
      const query = { ...asked, types: chosen };
      expect(parseCalendarQuery(asQuery(formatCalendarQuery(query)))).toEqual({ ok: true, value: query });
    }),
  );
});

test('toggleType removes or adds a type, and removing the last type selects all types', () => {
  expect(toggleType(EVENT_TYPES, 'limited')).toEqual(['user-planned', 'offline', 'other']);
  expect(toggleType(['offline'], 'limited')).toEqual(['limited', 'offline']);
  expect(toggleType(['offline'], 'offline')).toEqual(EVENT_TYPES);
});
