import { UNCACHED_PAGES } from '#domain/edge/cached-routes.ts';
import { PAGE_QUERY_KEYS } from '#domain/site/page-query-keys.ts';
import { edgeSite, expect, test } from '#tests/support/edge/edge-test.ts';
import { viaEdge } from '#tests/support/edge/via-edge.ts';

test('a page is served through nginx and Varnish, first from an app and then from the cache', async () => {
  const first = await viaEdge('/stage/201');
  expect(first.status).toBe(200);
  let again = first;
  const askAgain = async () => {
    again = await viaEdge('/stage/201');
    return again.headers['x-cache'];
  };
  // Pages are purged while the first totals are computed, so the first repeat may miss.
  await expect.poll(askAgain).toBe('hit');
  expect(again.headers['surrogate-key']).toBeUndefined();
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect((await viaEdge('/', { method: 'PURGE', headers: { 'surrogate-key': 'site' } })).status).toBe(405);
  await expect.poll(askAgain).toBe('hit');
});

test('nginx serves static files, cacheable for a year when their name contains a hash', async () => {
  const { text } = await viaEdge('/stage/201');
  const scripts = text().match(/\/_next\/static\/[\w/.-]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const answer = await viaEdge(script, { headers: { 'accept-encoding': 'gzip' } });
    expect([answer.status, answer.headers['cache-control']], script).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(answer.headers['x-cache']).toBeUndefined();
    if (answer.body.length > 1_000) expect(answer.headers['content-encoding'], script).toBe('gzip');
  }
  for (const path of [
    '/theme.js',
    '/start.js',
    '/sw.js',
    '/offline-pages.js',
    '/stand-in.css',
    '/stand-in.svg',
    '/icons/icon-192.png',
    '/overlay.js',
    '/embed.css',
    '/fonts/figtree.woff2',
  ]) {
    const { status, headers } = await viaEdge(path);
    expect([status, headers['x-cache']], path).toEqual([200, undefined]);
  }
  expect((await viaEdge('/_next/static/../../server.js')).status).toBeGreaterThanOrEqual(400);
});

test('T24d: neither files of the checkout nor pages for the operator can be opened from outside', async () => {
  const paths = [
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/server.js',
    '/.next/BUILD_ID',
    '/readyz',
    '/healthz',
    '/metrics',
    '/debug/pprof',
  ];
  const [script = ''] = (await viaEdge('/stage/201')).text().match(/\/_next\/static\/[\w/.-]+\.js/) ?? [];
  for (const path of [...paths, `${script}.map`, '/sw.js.map', '/_next/image?url=%2Ficon.svg&w=64&q=75']) {
    const { status, text } = await viaEdge(path);
    expect(status, path).toBe(404);
    expect(text(), path).not.toMatch(/DATABASE_URL|"dependencies"|refs\/heads|"mappings"/);
  }
});

const LINKING = [
  '/',
  '/game/2',
  '/stage/201',
  '/total/1',
  '/ranking',
  '/records',
  '/entries',
  '/keyword',
  '/information',
  '/log',
  '/calendar',
  '/limited',
  '/trends',
  '/speedrun/101',
  '/compare/andante/halfmoon',
];

test('the edge preserves every query parameter that pages use in links and forms', async () => {
  const names = new Map<string, string>();
  for (const page of LINKING) {
    const html = (await viaEdge(page)).text();
    for (const [, link = ''] of html.matchAll(/href="(\/[^"]*\?[^"]*)"/g)) {
      const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'), edgeSite().url);
      const isCached = !pathname.startsWith('/api/') && !UNCACHED_PAGES.includes(pathname.replace(/^\/ja(?=\/)/, ''));
      // A picture's query is only a build hash, not a parameter of a page.
      const isFile = /\.(png|svg)$/.test(pathname);
      if (isCached && !isFile) for (const name of searchParams.keys()) names.set(name, `${page} → ${link}`);
    }
    for (const [, form = ''] of html.matchAll(/<form(?![^>]*method="post")(?![^>]*action="[^"]*\/compare")[^>]*>(.*?)<\/form>/gs))
      for (const [, name = ''] of form.matchAll(/ name="([^"]+)"/g)) names.set(name, `a form on ${page}`);
  }
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter(([name]) => !PAGE_QUERY_KEYS.includes(name))).toEqual([]);
});
