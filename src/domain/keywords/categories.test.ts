import { expect, test } from 'vitest';
import { canChooseCategory, isSearchable } from './categories.ts';
import { KEYWORD_FLAGS } from './flags.ts';

test('search leaves out rule texts and deleted entries', () => {
  expect(isSearchable({ category: 'object', flag: KEYWORD_FLAGS.editable })).toBe(true);
  expect(isSearchable({ category: 'rule', flag: KEYWORD_FLAGS.editable })).toBe(false);
  expect(isSearchable({ category: 'object', flag: KEYWORD_FLAGS.deleted })).toBe(false);
});

test.each([
  ['player', 'object', 'enemy', true],
  ['player', null, 'enemy', true],
  ['player', 'rule', 'rule', true],
  ['player', 'object', 'rule', false],
  ['player', null, 'rule', false],
  ['player', 'rule', 'object', false],
  ['editor', 'object', 'rule', true],
  ['admin', 'rule', 'object', true],
] as const)('a role of %s may change the category %s to %s: %s', (role, from, to, expected) => {
  expect(canChooseCategory(role, from, to)).toBe(expected);
});
