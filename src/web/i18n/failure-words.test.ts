import { expect, test } from 'vitest';
import { localeOfPath } from './failure-words.ts';

test.each([
  ['/ja', 'ja'],
  ['/ja?rule=1', 'ja'],
  ['/ja/stage/201', 'ja'],
  ['/stage/201', 'en'],
  ['/japan', 'en'],
  ['', 'en'],
])('the language of "%s" is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
