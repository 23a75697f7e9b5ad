import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURE_POLICY } from '#domain/evidence/picture-headers.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { unavailablePage } from './unavailable-page.ts';

const OPTIONS = { development: false, counter: undefined };

test('applies the strictest policy only to evidence pictures', () => {
  expect(contentSecurityPolicy('/api/pictures/a/b.webp', 'n0nce', OPTIONS)).toBe(PICTURE_POLICY);
  for (const pathname of ['/', '/stage/201', '/api/records', '/api/picturesque', '/ja/api/pictures/a'])
    expect(contentSecurityPolicy(pathname, 'n0nce', OPTIONS)).toContain("script-src 'self' 'nonce-n0nce';");
});

// Paths of every route on disk, in both languages.
const PATHS = globSync('src/app/**/{page,route}.{ts,tsx}').flatMap((file) => {
  const path = file
    .replace(/^src\/app/, '')
    .replace(/\/(?:page|route)\.tsx?$/, '')
    .replaceAll(/\[+(?!locale)[^\]]+\]+/g, '201');
  return path.startsWith('/[locale]') ? [path.replace('/[locale]', ''), path.replace('[locale]', 'ja')] : [path];
});

test('other sites may frame exactly the embeds and overlays, among all routes', () => {
  expect(PATHS.length).toBeGreaterThan(150);
  const framed = PATHS.filter((path) => securityHeaders(path)['x-frame-options'] !== 'DENY').sort();
  const kinds = ['embed/event/201', 'embed/stage/201', 'embed/total/201', 'embed/user/201'];
  const overlays = ['overlay/board', 'overlay/event', 'overlay/standing', 'overlay/ticker'];
  expect(framed).toEqual(['', '/ja'].flatMap((prefix) => [...kinds, ...overlays].map((each) => `${prefix}/${each}`)).sort());
  for (const path of PATHS) {
    const policy = contentSecurityPolicy(path, 'n0nce', OPTIONS);
    expect(policy.includes('frame-ancestors *'), path).toBe(framed.includes(path));
    if (!framed.includes(path) && !path.startsWith('/api/pictures/')) expect(policy, path).toContain("frame-ancestors 'none'");
  }
});

test.each([
  '/embed',
  '/embed/stage',
  '/embed/stage/201/x',
  '/embed/pages/201',
  '/overlay',
  '/overlay/board/x',
  '/en/embed/stage/201',
  '/embed//stage/201',
])('%s, which is not found, may not be framed', (path) => {
  expect(securityHeaders(path)['x-frame-options']).toBe('DENY');
});

test('embeds and overlays allow neither inline scripts nor forms, and keep the other headers', () => {
  const policy = contentSecurityPolicy('/embed/stage/201', 'n0nce', OPTIONS);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("form-action 'none'");
  expect(securityHeaders('/ja/overlay/board')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('an overlay shows nothing while the site is down, and other pages say so', () => {
  expect(unavailablePage('/ja/overlay/board', 'r3quest')).not.toMatch(/<body|<link|r3quest/);
  expect(unavailablePage('/overlay', 'r3quest')).toContain('r3quest');
});
