import { describe, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { callbackPath } from './callback-url.ts';

const SITE = 'https://site.example';

describe('callbackPath', () => {
  test.each([
    ['/stage/201', '/stage/201'],
    ['/ja/stage/201?console=4#top', '/ja/stage/201?console=4#top'],
    ['https://site.example/total/1', '/total/1'],
    ['stage/201', '/stage/201'],
    // A URL without slashes after the scheme is a relative path and has no host.
    ['https:evil.example', '/evil.example'],
    ['/auth/settings', '/auth/settings'],
    ['/keyword/api', '/keyword/api'], // Only the start of the path counts.
    ['https://site.example//evil.example', '/evil.example'],
    ['/stage//201', '/stage//201'],
    [`/${'a'.repeat(1_999)}`, `/${'a'.repeat(1_999)}`],
    ['/keyword/%E8%8D%89', '/keyword/%E8%8D%89'],
  ])('accepts the target %j as the path %j', (text, path) => {
    expect(callbackPath(text, SITE)).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://site.example/',
    'https://site.example@evil.example',
    'https://evil.example@site.example/',
    'https://moss@site.example/stage/201',
    'https://:secret@site.example/stage/201',
    `/${'a'.repeat(2_000)}`,
    'https://site.example.evil.example',
    'https://site.example:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    '\u0000//evil.example',
    `/${'a'.repeat(10_000)}`,
    '/api/auth/signout',
    '/auth/login?callbackUrl=/auth/login',
    '/ja/auth/logout',
    '/error',
  ])('falls back to / for the target %j', (text) => {
    expect(callbackPath(text, SITE)).toBe('/');
  });

  test('never returns a path that a browser resolves to another origin, for any generated target', () => {
    const bits = [
      '/',
      '\\',
      '//',
      ':',
      '@',
      '.',
      '?',
      '#',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u3002',
      '。',
      'http:',
      'https:',
      'javascript:',
      'data:',
    ];
    const hosts = [
      'evil.example',
      'site.example',
      'site.example.evil.example',
      '127.0.0.1',
      '[::1]',
      'evil。example',
      'stage/201',
      'ja',
      '..',
      '%2e%2e',
    ];
    const piece = fc.oneof(
      fc.constantFrom(...bits),
      fc.constantFrom(...hosts),
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const made = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(made, (text) => {
        const path = callbackPath(text, SITE);
        const origins = [new URL(path, SITE), new URL(SITE + path)].map((url) => url.origin);
        const fitsHeader = new Headers({ location: path }).get('location') === path;
        return /^\/(?![/\\])/.test(path) && origins.every((origin) => origin === SITE) && fitsHeader && callbackPath(path, SITE) === path;
      }),
      { numRuns: rounds(4_000, 50_000) },
    );
  });
});
