import { expect, test } from 'vitest';
import { mergeKeys } from './merge-keys.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `stage:${index}`);

test('each key is named once', () => {
  expect(mergeKeys(['home', 'stage:1', 'home'])).toEqual(['home', 'stage:1']);
  expect(mergeKeys([])).toEqual([]);
});

test('more than 500 of them, or one that stands for all, are one', () => {
  expect(mergeKeys(many(500))).toHaveLength(500);
  expect(mergeKeys(many(501))).toEqual(['site']);
  expect(mergeKeys(['home', 'site'])).toEqual(['site']);
});
