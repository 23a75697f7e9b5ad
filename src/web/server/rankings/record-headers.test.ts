import { expect, test } from 'vitest';
import { isAuthor } from './record-headers.ts';

test.each([
  [{}, true],
  [{ 'x-author': 'moss' }, true],
  [{ 'x-author': 'fern' }, false],
  [{ 'x-author': '' }, false],
])('a post with the headers %j may be saved for moss: %s', (headers, isAllowed) => {
  expect(isAuthor(new Headers(headers as Record<string, string>), 'moss')).toBe(isAllowed);
});
