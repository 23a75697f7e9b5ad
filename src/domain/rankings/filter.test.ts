import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#domain/shared/date.ts';
import fc from '#tests/support/fast-check.ts';
import {
  type FilterContext,
  type FilterQuery,
  formatFilter,
  instantOf,
  listedFilter,
  momentOf,
  parseFilter,
  type RankingFilter,
} from './filter.ts';

const TOKYO = 'Asia/Tokyo';
const day = (text: string) => text as CalendarDate;
const context: FilterContext = { rules: [21, 23, 26], consoles: [1, 2, 4], today: day('2026-11-14') };

describe('parseFilter', () => {
  test('parses an empty query as the home rule, all consoles, now and page 1', () => {
    expect(parseFilter({}, context)).toEqual({ ok: true, value: { console: 0, page: 1 } });
  });

  test.each<[FilterQuery, RankingFilter]>([
    [{ rule: '23' }, { rule: 23, console: 0, page: 1 }],
    [{ rule: '21' }, { console: 0, page: 1 }],
    [{ console: '4' }, { console: 4, page: 1 }],
    [{ console: '0' }, { console: 0, page: 1 }],
    [{ year: '2014' }, { console: 0, year: 2014, page: 1 }],
    [{ year: '2026' }, { console: 0, year: 2026, page: 1 }],
    [{ at: '2014-01-01' }, { console: 0, at: day('2014-01-01'), page: 1 }],
    [{ at: '2024-02-29' }, { console: 0, at: day('2024-02-29'), page: 1 }],
    [{ at: '2026-11-14' }, { console: 0, at: day('2026-11-14'), page: 1 }],
    [{ page: '1' }, { console: 0, page: 1 }],
    [{ page: '10000' }, { console: 0, page: 10_000 }],
    [
      { utm_source: 'x', Rule: '99', other: ['a', 'b'] },
      { console: 0, page: 1 },
    ],
    [
      { rule: undefined, page: undefined },
      { console: 0, page: 1 },
    ],
  ])('parses %j as %j', (query, expected) => {
    expect(parseFilter(query, context)).toEqual({ ok: true, value: expected });
  });

  test.each<[FilterQuery]>([
    [{ rule: '22' }],
    [{ rule: '' }],
    [{ rule: '021' }],
    [{ console: '3' }],
    [{ console: '-1' }],
    [{ console: '00' }],
    [{ year: '2013' }],
    [{ year: '2027' }],
    [{ year: '2020.0' }],
    [{ year: ' 2020' }],
    [{ year: '２０２０' }],
    [{ at: '2013-12-31' }],
    [{ at: '2026-11-15' }],
    [{ at: '2023-02-29' }],
    [{ at: '2024-2-9' }],
    [{ at: '' }],
    [{ year: '2020', at: '2020-05-05' }],
    [{ page: '0' }],
    [{ page: '10001' }],
    [{ page: '01' }],
    [{ page: '+1' }],
    [{ page: '1e3' }],
    [{ page: '99999999999999999999' }],
    [{ page: ['1', '2'] }],
    [{ rule: [] }],
  ])('rejects %j as a bad filter', (query) => {
    expect(parseFilter(query, context)).toEqual({ ok: false, error: 'bad-filter' });
  });

  test('rejects a rule on a page that offers no rules', () => {
    expect(parseFilter({ rule: '21' }, { ...context, rules: [] }).ok).toBe(false);
  });

  test("defaults to a speedrun's console and still accepts console=0 for all consoles", () => {
    const speedrun = { ...context, rules: [], consoles: [3, 4], defaultConsole: 3 };
    expect(parseFilter({}, speedrun)).toEqual({ ok: true, value: { console: 3, page: 1 } });
    expect(parseFilter({ console: '0' }, speedrun)).toEqual({ ok: true, value: { console: 0, page: 1 } });
    expect(formatFilter({ console: 3, page: 1 }, 3)).toBe('');
    expect(formatFilter({ console: 0, page: 1 }, 3)).toBe('console=0');
  });
});

describe('formatFilter', () => {
  test('writes the keys in a fixed order, regardless of their order in the query', () => {
    const parsed = parseFilter({ page: '2', year: '2020', console: '1', rule: '23' }, context);
    expect(parsed.ok && formatFilter(parsed.value)).toBe('rule=23&console=1&year=2020&page=2');
    expect(formatFilter({ at: day('2020-05-05'), console: 0, page: 3 })).toBe('at=2020-05-05&page=3');
  });

  test('returns an empty query string for the default filter', () => {
    expect(formatFilter({ console: 0, page: 1 })).toBe('');
  });

  test('writes a query string that parses to the same filter', () => {
    const dates = fc.date({ min: new Date('2014-01-01T00:00:00Z'), max: new Date('2026-11-14T00:00:00Z'), noInvalidDate: true });
    const when = fc.oneof(
      fc.constant({}),
      fc.record({ year: fc.integer({ min: 2014, max: 2026 }) }),
      fc.record({ at: dates.map((date) => day(date.toISOString().slice(0, 10))) }),
    );
    const filters = fc
      .tuple(
        fc.record({ rule: fc.constantFrom(23, 26) }, { requiredKeys: [] }),
        fc.record({ console: fc.constantFrom(0, 1, 2, 4), page: fc.integer({ min: 1, max: 10_000 }) }),
        when,
      )
      .map(([rule, rest, date]): RankingFilter => ({ ...rule, ...rest, ...date }));
    fc.assert(
      fc.property(filters, fc.constantFrom(0, 1, 4), (filter, defaultConsole) => {
        const query = Object.fromEntries(new URLSearchParams(formatFilter(filter, defaultConsole)));
        expect(parseFilter(query, { ...context, defaultConsole })).toEqual({ ok: true, value: filter });
      }),
      { numRuns: 1000 },
    );
  });

  test('formats every valid query as a query string that parses to the same filter', () => {
    const texts = fc.oneof(fc.constantFrom('0', '1', '2', '4', '21', '23', '2020', '2020-05-05', '01', ''), fc.string({ maxLength: 4 }));
    const queries = fc.record({ rule: texts, console: texts, year: texts, at: texts, page: texts }, { requiredKeys: [] });
    fc.assert(
      fc.property(queries, (query) => {
        const parsed = parseFilter(query, context);
        if (!parsed.ok) return;
        const again = parseFilter(Object.fromEntries(new URLSearchParams(formatFilter(parsed.value))), context);
        expect(again).toEqual(parsed);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('instantOf', () => {
  const now = new Date('2026-11-14T03:00:00Z');

  test('returns the current time when the filter has no year and no day', () => {
    expect(instantOf({}, now, TOKYO)).toEqual(now);
  });

  test("returns the end of a past year in the site's time zone", () => {
    expect(instantOf({ year: 2020 }, now, TOKYO)).toEqual(new Date('2020-12-31T14:59:59.999Z'));
    expect(instantOf({ year: 2020 }, now, 'UTC')).toEqual(new Date('2020-12-31T23:59:59.999Z'));
  });

  test("returns the end of a past day in the site's time zone", () => {
    expect(instantOf({ at: day('2026-11-13') }, now, TOKYO)).toEqual(new Date('2026-11-13T14:59:59.999Z'));
  });

  test.each([{ year: 2026 }, { at: day('2026-11-14') }])('returns the current time for %j, which is not over yet', (filter) => {
    expect(instantOf(filter, now, TOKYO)).toEqual(now);
  });
});

describe('momentOf', () => {
  const now = new Date('2026-11-14T03:00:00Z');

  test.each([{}, { year: 2026 }, { at: day('2026-11-14') }])(
    "treats %j as now, with the reference maximum at the last midnight in the site's time zone",
    (filter) => {
      expect(momentOf(filter, now, TOKYO)).toEqual({ before: null, midnight: new Date('2026-11-13T15:00:00Z') });
    },
  );

  test('includes all posts up to the end of a past day, with the reference maximum at the start of that day', () => {
    const moment = momentOf({ at: day('2020-05-05') }, now, TOKYO);
    expect(moment).toEqual({ before: new Date('2020-05-05T15:00:00Z'), midnight: new Date('2020-05-04T15:00:00Z') });
  });

  test('includes all posts up to the end of a past year, with the reference maximum at the start of 31 December', () => {
    const moment = momentOf({ year: 2020 }, now, TOKYO);
    expect(moment).toEqual({ before: new Date('2020-12-31T15:00:00Z'), midnight: new Date('2020-12-30T15:00:00Z') });
  });
});

describe('listedFilter', () => {
  test.each<[RankingFilter, boolean, string]>([
    [{ rule: 23, console: 4, year: 2020, page: 2 }, false, 'rule=23&console=4&year=2020&page=2'],
    [{ console: 4, year: 2026, page: 2 }, true, 'console=4&page=2'],
    [{ rule: 23, console: 0, at: day('2020-02-29'), page: 3 }, false, 'rule=23'],
  ])('given %j and isNow = %s, returns the filter %s for search engines', (filter, isNow, listed) => {
    expect(formatFilter(listedFilter(filter, isNow))).toBe(listed);
  });
});
