import { expect, test } from 'vitest';
import { refusedStatus } from './refused-status.ts';

test.each([
  ['GET', '/keyword/rules/%ff', 400],
  ['GET', '/%E0%A4', 400],
  ['GET', '/api/%C0%AF', 400],
  ['POST', '/', 405],
  ['DELETE', '/stage/201', 405],
  ['POST', '/apian', 405],
  ['GET', '/keyword/%E6%98%9F%E8%8D%89', undefined],
  ['HEAD', '/', undefined],
  ['POST', '/api/records', undefined],
])('%s %s: %s', (method, pathname, status) => {
  expect(refusedStatus(method, pathname)).toBe(status);
});
