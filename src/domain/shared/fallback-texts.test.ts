import { expect, test } from 'vitest';
import { withFallback } from './fallback-texts.ts';

const ENGLISH = { title: 'Log', days: { one: '{count} day', other: '{count} days' }, topics: ['a', 'b'] };

test('returns the same object when no text is missing', () => {
  const own = { days: { one: '{count}日', other: '{count}日' }, title: 'ログ', topics: ['あ'] };
  expect(withFallback(own, ENGLISH)).toEqual({ texts: own, missing: 0 });
  expect(withFallback(own, ENGLISH).texts).toBe(own);
});

test('takes missing texts from the fallback at every depth and counts them', () => {
  expect(withFallback({ days: { other: '{count} tagoj' } }, ENGLISH)).toEqual({
    texts: { title: 'Log', days: { one: '{count} day', other: '{count} tagoj' }, topics: ['a', 'b'] },
    missing: 4,
  });
});

test('uses the fallback for a language without any texts', () => {
  expect(withFallback(undefined, ENGLISH)).toEqual({ texts: ENGLISH, missing: 5 });
});
