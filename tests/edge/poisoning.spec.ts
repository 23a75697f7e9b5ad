import { expect, test } from '@playwright/test';
import { MARKS } from '#tests/support/edge/edge-print.ts';
import { type EdgeRequest, viaEdge } from '#tests/support/edge/via-edge.ts';
import { sendRaw } from '#tests/support/raw-request.ts';

const PAGES = ['/stage/201', '/ja/stage/201?rule=20', '/api/search/stages/201'];
const port = () => Number(new URL(process.env.EDGE_SITE_URL ?? '').port);

/** Empties the cache, so that the response to the probe is the one that is cached. */
const purgeAll = () => viaEdge('/', { to: process.env.EDGE_URLS ?? '', method: 'PURGE', headers: { 'surrogate-key': 'site' } });

/** Returns the response to a normal request, without the parts that differ between responses. */
async function clean(path: string) {
  const { status, headers, cookies, text } = await viaEdge(path);
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? 'no nonce';
  const ofRequest = [
    'date',
    'etag',
    'server-timing',
    'x-cache',
    'x-request-id',
    'transfer-encoding',
    'accept-ranges',
    'content-length',
    'keep-alive',
    'connection',
  ];
  const stable = Object.entries(headers).filter(([name]) => !ofRequest.includes(name));
  return JSON.stringify({ status, cookies, headers: stable, ...inOrder(text()) })
    .replaceAll(nonce, 'the nonce')
    .replaceAll(MARKS, 'markup');
}

// Sorts the rows of React's payload, because React writes them in the order in which they become ready.
function inOrder(page: string) {
  let payload = '';
  const markup = page.replaceAll(/<script[^>]*>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs, (_, text: string) => {
    payload += JSON.parse(text);
    return '';
  });
  return { markup, rows: payload.split('\n').sort() };
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

/** Returns the first difference between two texts with its surroundings. */
function difference(before: string, after: string): string {
  if (before === after) return '';
  const at = [...before].findIndex((character, index) => character !== after[index]);
  return `${before.slice(at - 60, at + 60)} became ${after.slice(at - 60, at + 60)}`;
}

const HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'X-Forwarded-*': {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-forwarded-for': '6.6.6.6',
  },
  'X-Forwarded-Prefix': { 'x-forwarded-prefix': '/evil', 'x-forwarded-path': '/evil', 'x-forwarded-server': 'evil.example' },
  'X-Original-URL': { 'x-original-url': '/nothing', 'x-rewrite-url': '/nothing', 'x-override-url': '/nothing' },
  Forwarded: { forwarded: 'for=6.6.6.6;host=evil.example;proto=http' },
  'RSC without its hash': { rsc: '1' },
  'RSC with a prefetch': { rsc: '1', 'next-router-prefetch': '1' },
  'a segment': { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  'an invalid state tree': { rsc: '1', 'next-router-state-tree': '%5B%22garbage' },
  'a state tree without RSC': { 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/evil' },
  'x-nextjs-data': { 'x-nextjs-data': '1' },
  'internal framework headers': {
    'x-middleware-subrequest': 'src/proxy:src/proxy',
    'x-invoke-status': '500',
    'x-invoke-path': '/nothing',
    'x-matched-path': '/nothing',
  },
  'x-middleware-prefetch': { 'x-middleware-prefetch': '1', purpose: 'prefetch' },
  'x-nonce and x-address': { 'x-nonce': 'known', 'x-address': '/evil', 'content-security-policy': "script-src 'unsafe-inline'" },
  'Accept-Encoding': { 'accept-encoding': 'gzip;q=0, garbage, br;q=9' },
  'Accept-Language': { 'accept-language': 'ja,fr;q=0.1' },
  Accept: { accept: 'text/x-component, application/json;q=9' },
  Range: { range: 'bytes=0-10' },
  'many Ranges': { range: 'bytes=0-1,3-4,6-7' },
  'If-None-Match': { 'if-none-match': '*' },
  'If-Modified-Since': { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  'Cache-Control': { 'cache-control': 'no-cache', pragma: 'no-cache' },
  'method override': { 'x-http-method-override': 'POST', 'x-method-override': 'POST', 'x-http-method': 'DELETE' },
  cookies: { cookie: 'NEXT_LOCALE=ja; theme=light; __Host-next-auth.session-token=garbage' },
  Authorization: { authorization: 'Basic garbage' },
  'Surrogate-Key': {
    'surrogate-key': 'other',
    'surrogate-control': 'max-age=1',
    xkey: 'other',
    'x-stale': 'take',
    'x-way': 'call',
    'x-fresh': '1',
  },
  'User-Agent of a robot': { 'user-agent': 'Googlebot/2.1' },
  'Save-Data': { 'save-data': 'on', 'sec-ch-prefers-color-scheme': 'light', dnt: '1' },
  'a long header': { 'x-long': 'x'.repeat(7_000) },
};
const QUERIES = [
  '_rsc=wrong',
  'utm_source=evil',
  'rule',
  'x=%3Cscript%3E',
  '__nextDataReq=1',
  'nxtPstageId=999',
  '_next_locale=ja',
  '&&&',
  'rule=20&rule=21',
];

const raw = (path: string): Readonly<Record<string, string>> => ({
  'two hosts': `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n`,
  'an absolute address': `GET https://evil.example${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
  'a folded header': `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: 1\r\n folded: evil\r\n\r\n`,
  'a header twice': `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nRSC: 1\r\nRSC: 0\r\nX-Forwarded-Host: a\r\nX-Forwarded-Host: b\r\n\r\n`,
  'a space before the colon': `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-Host : evil.example\r\n\r\n`,
  'a length and chunks': `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /evil HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
  'two lengths': `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nContent-Length: 40\r\n\r\nGET /evil HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
  'strange chunks': `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: xchunked\r\n\r\n5\r\nGET /\r\n0\r\n\r\n`,
  'a body of a GET': `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 48\r\n\r\nGET /evil HTTP/1.1\r\nHost: evil.example\r\nX: 12345`,
  'bare line feeds': `GET ${path} HTTP/1.1\nHost: 127.0.0.1\nX-A: a\rX-Forwarded-Host: evil\n\n`,
  'HTTP/0.9': `GET ${path}\r\n`,
});

test('after each cache-poisoning probe, a normal request gets the same page as before, byte by byte', async () => {
  let probes = 0;
  const probe = async (name: string, page: string, send: () => Promise<number>) => {
    probes += 1;
    await purgeAll();
    const before = await clean(page); // not once for all probes, because pages change at midnight
    await purgeAll();
    expect(await send(), `${name} on ${page}`).toBeLessThan(500);
    expect(difference(before, await clean(page)), `${page} after ${name}`).toBe('');
  };

  const ask = (path: string, options: EdgeRequest) => async () => (await viaEdge(path, options)).status;
  const probesOf = (page: string): readonly (readonly [string, () => Promise<number>])[] => [
    ...Object.entries(HEADERS).map(([name, headers]) => [name, ask(page, { headers })] as const),
    ...['HEAD', 'OPTIONS', 'POST'].map(
      (method) => [method, ask(page, { method, headers: { 'x-forwarded-host': 'evil.example' } })] as const,
    ),
    ...QUERIES.map((query) => [query, ask(`${page}${page.includes('?') ? '&' : '?'}${query}`, {})] as const),
    ...Object.entries(raw(page)).map(([name, bytes]) => [name, async () => statusOf(await sendRaw(port(), bytes, 100))] as const),
  ];
  for (const [turn, page] of PAGES.entries()) {
    for (const [index, [name, send]] of probesOf(page).entries()) {
      // Sends each probe to only one of the pages.
      if (!process.env.HYGIENE_FULL && index % PAGES.length !== turn) continue;
      await probe(name, page, send);
    }
  }
  console.log(`${probes} probes`);
});

test('the edge rejects requests that two servers could parse differently and answers no smuggled request', async () => {
  for (const name of ['a length and chunks', 'two lengths', 'strange chunks', 'two hosts', 'an absolute address'] as const) {
    const answer = await sendRaw(port(), raw('/stage/201')[name] ?? '', 300);
    expect(answer, name).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer.match(/HTTP\/1\.1 \d/g), name).toHaveLength(1);
  }
});
