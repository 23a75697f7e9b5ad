import { expect, test } from 'vitest';
import { get } from '#tests/support/http/request.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

const STATUS: readonly [path: string, status: number][] = [
  ['/', 200],
  ['/ja', 200],
  ['/stage/201', 200],
  ['/ja/stage/201', 200],
  ['/stage/1001', 200], // An event stage.
  ['/stage/201?rule=23&console=4&year=2020', 200],
  ['/stage/201?at=2020-02-29', 200],
  // A console that this rule offers, but the home rule does not.
  ['/stage/331?rule=34&console=2', 200],
  // Unknown parameters are ignored.
  ['/stage/201?utm_source=elsewhere', 200],
  ['/total/1', 200],
  ['/limited/151101', 200],
  ['/speedrun/101', 200],
  ['/total/91?year=2020', 200],
  ['/ranking?console=4', 200],
  ['/ranking?at=2020-01-01', 200],
  ['/guide/1001', 200], // An event stage.
  ['/manifest.webmanifest', 200],
  ['/sw.js', 200],
  ['/sitemaps/players-999.xml', 404],
  ['/sitemaps/nothing.xml', 404],
  ['/stage/999/card.png', 404],
  ['/user/nobody-at-all/card.png', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/stage/999', 404],
  ['/stage/0201', 404],
  ['/stage/201x', 404],
  ['/ja/stage/999', 404],
  ['/total/5', 404],
  ['/total/1?console=9', 404],
  ['/ranking?at=2013-12-31', 404], // Before the first day with rankings.
  ['/ranking?page=9999', 404],
  ['/records?after=x', 404],
  ['/entries?after=1&after=2', 404],
  ['/limited/151102', 404],
  ['/speedrun/999', 404],
  ['/guide/999', 404],
  ['/user/nobody-at-all', 404],
  ['/user/x', 404],
  ['/ja/compare/nobody-at-all/nobody-else', 404],
  ['/nowhere', 404],
  ['/ja/nowhere', 404],
  ['/stage/201?rule=47', 404], // A rule that the stage does not offer.
  ['/stage/201?rule=', 404],
  ['/stage/201?console=3', 404],
  ['/stage/201?console=04', 404],
  ['/stage/201?year=2013', 404],
  ['/stage/201?year=2099', 404],
  ['/stage/201?year=2020&at=2020-01-01', 404],
  ['/stage/201?at=2021-02-29', 404],
  ['/stage/201?page=0', 404],
  ['/stage/201?page=9999', 404],
  ['/stage/201?console=1&console=2', 404],
  ['/api/nothing', 404],
  ['/api', 404],
  // The image optimiser is disabled.
  ['/_next/image?url=%2Ficons%2Ficon-192.png&w=96&q=75', 404],
  ['/nowhere.html', 404],
  ['/ja/nowhere.html', 404],
  ['/keyword/rules/%ff', 404], // Not valid UTF-8.
  ['/%E0%A4', 404],
  ['/api/%C0%AF', 404],
];

for (const [path, status] of STATUS) {
  test(`GET ${path} returns ${status}`, async () => {
    expect((await get(path)).status).toBe(status);
  });
}

test('a page rejects every method but GET and HEAD with 405 and an Allow header', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    for (const path of ['/', '/ja/stage/201']) {
      const { status, headers } = await fetch(new URL(path, readingSite().url), { method });
      expect([status, headers.get('allow')], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
    }
});

for (const [path, target] of [
  ['/en/stage/201', '/stage/201'],
  ['/en/stage/201?console=4', '/stage/201?console=4'],
  ['/en', '/'],
  ['/notices', '/notifications'],
  ['/ja/notices?after=9', '/ja/notifications?after=9'],
] as const) {
  test(`${path} redirects permanently to ${target}`, async () => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, target]);
  });
}

test('/stage/ redirects to an address that returns 404', async () => {
  const response = await get('/stage/');
  expect(response.status).toBe(308);
  expect((await get(response.headers.get('location') ?? '')).status).toBe(404);
});

test('every page has the security headers and a new nonce', async () => {
  const [first, second] = [await get('/stage/201'), await get('/nowhere.html')];
  const nonces = [first, second].map(({ headers }) => {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    return /script-src 'self' 'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
  });
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  // Browsers never run JSON-LD, with or without a nonce.
  const scripts = [...(await first.text()).matchAll(/<script(?![^>]*(?:src="\/theme\.js"|type="application\/ld\+json"))([^>]*)>/g)].map(
    ([, attributes]) => attributes ?? '',
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonces[0]}"`);
});

test('public pages list their surrogate keys for the edge, and personal pages are not cacheable', async () => {
  const headersOf = async (path: string, headers = {}) => Object.fromEntries((await get(path, { headers })).headers);
  const cached = { 'surrogate-key': 'stage:201 classes site', 'surrogate-control': 'max-age=86400' };
  const page = { ...cached, 'cache-control': 'public, max-age=0, must-revalidate' };
  expect(await headersOf('/stage/201?rule=21')).toMatchObject(page);
  expect(await headersOf('/ja/stage/201', { rsc: '1' })).toMatchObject({ 'surrogate-key': cached['surrogate-key'] });
  expect(await headersOf('/api/boards/201/21/ranking.json')).toMatchObject(page);
  expect(await headersOf('/ja/stage/201/card.png')).toMatchObject({ ...cached, 'cache-control': 'public, max-age=300' });
  for (const path of [
    '/auth/login',
    '/dashboard',
    '/notifications',
    '/api/auth/session',
    '/api/search/users?q=alma',
    '/api/events/151101',
  ]) {
    const headers = await headersOf(path);
    expect([headers['surrogate-key'], headers['surrogate-control']], path).toEqual([undefined, undefined]);
    expect(headers['cache-control'] ?? 'no-store', path).toMatch(/no-store|no-cache|private/);
  }
});

test('an unknown API address returns 404 as JSON with the request id', async () => {
  const response = await get('/api/nothing', { headers: { 'x-request-id': 'asked-by-a-test' } });
  expect(await response.json()).toEqual({ error: 'not-found', requestId: 'asked-by-a-test' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});
