import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { causeOfEmpty, choiceOf, type FilterChoice, hrefOf, playersOf, withRule } from './filter-choice.ts';

const OPTIONS = {
  locale: 'en' as const,
  stageId: 201,
  today: '2017-05-05',
  rules: [
    { id: 21, label: 'Eggs', consoles: [1, 4] },
    { id: 23, label: 'No pip-bugs', consoles: [1] },
  ],
};
const COUNTS = {
  years: [2015, 2016],
  boards: [
    {
      rule: 21,
      consoles: [
        { console: 0, now: 151, ends: [0, 61] },
        { console: 1, now: 71, ends: [0, 61] },
        { console: 4, now: 58, ends: [0, 0] },
      ],
    },
    {
      rule: 23,
      consoles: [
        { console: 0, now: 0, ends: [0, 0] },
        { console: 1, now: 0, ends: [0, 0] },
      ],
    },
  ],
};

test('the address of a choice has only what differs from the unfiltered ranking', () => {
  expect(hrefOf(OPTIONS, { rule: 21, console: 0 })).toBe('/stage/201');
  expect(hrefOf(OPTIONS, { rule: 23, console: 4, year: 2016 })).toBe('/stage/201?rule=23&console=4&year=2016');
  expect(hrefOf({ ...OPTIONS, locale: 'ja' }, { rule: 21, console: 0, at: '2020-02-29' })).toBe('/ja/stage/201?at=2020-02-29');
});

test('a page’s filter, as a choice, leads to the same page', () => {
  const filter = fc.record({
    console: fc.constantFrom(0, 1, 4),
    year: fc.constantFrom(undefined, 2015, 2016),
    rule: fc.constantFrom(undefined, 23),
  });
  fc.assert(
    fc.property(filter, ({ console, year, rule }) => {
      const asked = { console, page: 1, ...(year && { year }), ...(rule && { rule }) };
      const params = new URL(hrefOf(OPTIONS, choiceOf({ ...OPTIONS, filter: asked })), 'https://x.test').searchParams;
      expect([params.get('rule'), params.get('console') ?? '0', params.get('year')]).toEqual([
        rule ? String(rule) : null,
        String(console),
        year ? String(year) : null,
      ]);
    }),
  );
});

test('another rule drops a console that it does not offer', () => {
  expect(withRule(OPTIONS, { rule: 21, console: 4 }, 23)).toEqual({ rule: 23, console: 0 });
  expect(withRule(OPTIONS, { rule: 21, console: 1 }, 23)).toEqual({ rule: 23, console: 1 });
});

test('players are counted now and at the end of a year, not on a day', () => {
  expect(playersOf(COUNTS, { rule: 21, console: 4 })).toBe(58);
  expect(playersOf(COUNTS, { rule: 21, console: 0, year: 2016 })).toBe(61);
  expect(playersOf(COUNTS, { rule: 21, console: 0, at: '2016-05-05' })).toBeUndefined();
  expect(playersOf(undefined, { rule: 21, console: 0 })).toBeUndefined();
});

test.each<[FilterChoice, string | undefined, FilterChoice | undefined]>([
  [{ rule: 21, console: 4 }, undefined, undefined],
  [{ rule: 21, console: 4, year: 2016 }, 'console', { rule: 21, console: 0, year: 2016 }],
  [{ rule: 21, console: 4, year: 2015 }, 'year', { rule: 21, console: 4 }],
  [{ rule: 23, console: 1, year: 2016 }, 'rule', { rule: 21, console: 0 }],
])('the filter that leaves no players under %j is: %s', (choice, kind, instead) => {
  const cause = causeOfEmpty(OPTIONS, COUNTS, choice);
  expect(cause?.kind).toBe(kind);
  expect(cause?.instead).toEqual(instead);
});
