import { expect, test } from 'vitest';
import { edgeHeaders } from './edge-headers.ts';

test.each(['/user/amena/year/2025', '/ja/user/amena/year/2025', '/user/amena/year/2025/card.png'])(
  '%s may be cached for everyone, but never for a session, which may be its owner',
  (path) => {
    expect(edgeHeaders('GET', path, '', false)).toMatchObject({ 'surrogate-key': 'user:amena standings site' });
    expect(edgeHeaders('GET', path, '', true)).toEqual({ 'cache-control': 'private, no-store' });
  },
);

test('a session does not change the headers of other pages', () => {
  expect(edgeHeaders('GET', '/user/amena', '', true)).toEqual(edgeHeaders('GET', '/user/amena', '', false));
});
