import { expect, test } from 'vitest';
import { PICTURE_POLICY } from '#domain/evidence/picture-headers.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const OPTIONS = { development: false, counter: undefined };

test('applies the strictest policy only to evidence pictures', () => {
  expect(contentSecurityPolicy('/api/pictures/a/b.webp', 'n0nce', OPTIONS)).toBe(PICTURE_POLICY);
  for (const pathname of ['/', '/stage/201', '/api/records', '/api/picturesque', '/ja/api/pictures/a'])
    expect(contentSecurityPolicy(pathname, 'n0nce', OPTIONS)).toContain("script-src 'self' 'nonce-n0nce';");
});
