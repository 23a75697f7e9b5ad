import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { titleUnderFilter } from './filter-words.ts';

const titleOf = (filter: object, isNow: boolean) =>
  titleUnderFilter('Button Jar', contentCatalogue(), { filter: { console: 0, page: 1, ...filter }, isNow }, 'en');

test('adds a past year or day and the other filters to the page title', () => {
  expect(titleOf({ year: 2020 }, false)).toBe('Button Jar (end of 2020)');
  expect(titleOf({ at: '2020-05-04', console: 1, page: 2 }, false)).toBe('Button Jar (NGC, 2020/05/04, page 2)');
});

test('omits the current year and the current day from the page title', () => {
  expect(titleOf({ year: 2026 }, true)).toBe('Button Jar');
  expect(titleOf({ at: '2026-11-17', console: 1 }, true)).toBe('Button Jar (NGC)');
});
