import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { titleUnderFilter } from './filter-words.ts';

const titleOf = (filter: object, isNow: boolean) =>
  titleUnderFilter('Button Jar', contentCatalogue(), { filter: { console: 0, page: 1, ...filter }, isNow }, 'en');

test('a past year or day is named in the title, with the other filters', () => {
  expect(titleOf({ year: 2020 }, false)).toBe('Button Jar (end of 2020)');
  expect(titleOf({ at: '2020-05-04', console: 1, page: 2 }, false)).toBe('Button Jar (NGC, 2020/05/04, page 2)');
});

test('this year and today mean now, and are not named', () => {
  expect(titleOf({ year: 2026 }, true)).toBe('Button Jar');
  expect(titleOf({ at: '2026-11-17', console: 1 }, true)).toBe('Button Jar (NGC)');
});
