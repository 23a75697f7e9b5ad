import { expect, test } from 'vitest';
import { isReasonFor, needsText, REASONS } from './reasons.ts';
import { VERBS, verbTo } from './verbs.ts';

test.each([
  ['verified', 'verify'],
  ['needs-information', 'ask'],
  ['declined', 'decline'],
  ['withdrawn', 'withdraw'],
  ['posted', 'restore'],
  ['checked', undefined],
] as const)('verbTo %s is %s', (state, verb) => {
  expect(verbTo(state)).toBe(verb);
});

test('only questions and refusals need a text', () => {
  expect(VERBS.filter(needsText)).toEqual(['ask', 'decline']);
});

test('isReasonFor accepts exactly the reasons of its verb', () => {
  const all = new Set(VERBS.flatMap((verb) => [...REASONS[verb]]));
  for (const verb of VERBS) expect([...all].filter((reason) => isReasonFor(verb, reason)).sort()).toEqual([...REASONS[verb]].sort());
});
