import { expect, test } from 'vitest';
import { mergeKeys } from './merge-keys.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `stage:${index}`);

test('returns each key once', () => {
  expect(mergeKeys(['home', 'stage:1', 'home'])).toEqual(['home', 'stage:1']);
  expect(mergeKeys([])).toEqual([]);
});

test('collapses to `site` above 500 keys or when `site` is included', () => {
  expect(mergeKeys(many(500))).toHaveLength(500);
  expect(mergeKeys(many(501))).toEqual(['site']);
  expect(mergeKeys(['home', 'site'])).toEqual(['site']);
});
