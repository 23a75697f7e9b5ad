import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each([
  ['/keyword/rules/%ff', '/keyword/rules/%EF%BF%BD'],
  ['/%E0%A4', '/%EF%BF%BD'],
  ['/%zz/%', '/%EF%BF%BDzz/%EF%BF%BD'],
  ['/a%C0%AF/%ED%A0%80?q=%ff?%', '/a%EF%BF%BD/%EF%BF%BD?q=%ff?%'],
  ['/keyword/%E6%98%9F%E8%8D%89%F0%9F%8C%99?q=%E6%98%9F', '/keyword/%E6%98%9F%E8%8D%89%F0%9F%8C%99?q=%E6%98%9F'],
  ['/stage/201', '/stage/201'],
])('readableUrl converts %s to %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
});
