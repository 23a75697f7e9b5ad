import { expect, test } from 'vitest';
import { mergeKeys } from './merge-keys.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `stage:${index}`);

test('mergeKeys returns each key once', () => {
  expect(mergeKeys(['home', 'stage:1', 'home'])).toEqual(['home', 'stage:1']);
  expect(mergeKeys([])).toEqual([]);
});

test('mergeKeys returns only `site` for more than 500 keys or when `site` is included', () => {
  expect(mergeKeys(many(500))).toHaveLength(500);
  expect(mergeKeys(many(501))).toEqual(['site']);
  expect(mergeKeys(['home', 'site'])).toEqual(['site']);
});
