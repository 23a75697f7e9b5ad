import { expect, test } from 'vitest';
import { followable } from './address.ts';

test.each([
  ['https://a.b/c?d#e', 'https://a.b/c?d#e'],
  ['HTTPS://A.b', 'https://a.b/'],
  ['https://аpple.com/', 'https://xn--pple-43d.com/'], // A host name with a Cyrillic а is shown in Punycode.
  ['/keyword/rules?x=1#t-y', '/keyword/rules?x=1#t-y'],
  ['#t-y', '#t-y'],
])('allows the link %j as %j', (written, href) => {
  expect(followable(written)).toBe(href);
});

test.each([
  ...['javascript:alert(1)', 'JAVASCRIPT:1', ' javascript:1', 'java\tscript:1', 'data:text/html,x', 'vbscript:x', 'blob:https://a.b/c'],
  ...['http://a.b', 'ftp://a.b', 'mailto:a@b.c', 'file:///etc/passwd', 'image:x', '', '#', 'x', './x', '../x', '?x'],
  ...['//a.b', '/\\a.b', '\\\\a.b', '/\t/a.b', '/..//a.b', '/en//a.b', '/x/..//a.b', 'https:a.b', 'https:/a.b'],
  ...['https://user@a.b', 'https://user:pass@a.b', 'https://', 'https://z`/', 'https://[::1]/', '/api/auth/signout', '/x/../api/y'],
])('rejects the link %j', (written) => {
  expect(followable(written)).toBeUndefined();
});
