import { globSync } from 'node:fs';
import { PAGE_QUERY_KEYS } from '#domain/site/page-query-keys.ts';
import type { EdgeRequest } from '#tests/support/edge/via-edge.ts';
import fc from '#tests/support/fast-check.ts';

/** Every route of the app in Next.js notation, without the language prefix. */
export const ROUTES: readonly string[] = globSync('src/app/**/{page,route}.{ts,tsx}')
  .map(
    (file) =>
      file
        .replace(/^src\/app/, '')
        .replace('/[locale]', '')
        .replace(/\/(page|route)\.tsx?$/, '') || '/',
  )
  .filter((route) => route !== '/healthz' && route !== '/readyz')
  .sort();

export type AnyRequest = { readonly path: string } & EdgeRequest;

// Generates numbers and names that exist, may exist or cannot exist.
const part = fc.oneof(
  fc.constantFrom(
    '201',
    '229',
    '1',
    '0',
    '-1',
    '20',
    '21',
    'a',
    'en',
    'ja',
    'null',
    'undefined',
    '%00',
    '%2e%2e',
    '..',
    '%2F',
    '%',
    'x'.repeat(300),
  ),
  fc.integer().map(String),
  fc.uuid(),
  fc.string({ maxLength: 20, unit: 'grapheme' }).map((text) => encodeURIComponent(text).slice(0, 200)),
);
const value = fc.oneof(
  part,
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
  fc.constantFrom('2020', '2026-01-01', '%E0%A4', '1e9', '[]', '+'),
);
const key = fc.oneof(
  fc.constantFrom(...PAGE_QUERY_KEYS, '_rsc', 'q', 'callbackUrl', 'token', 'id', '__proto__', 'a[]'),
  fc.stringMatching(/^[a-zA-Z_]{1,8}$/),
);
const query = fc.array(fc.tuple(key, value), { maxLength: 4 }).map((pairs) => pairs.map(([name, each]) => `${name}=${each}`).join('&'));

const path = fc
  .record({
    route: fc.constantFrom(...ROUTES),
    locale: fc.constantFrom('', '', '/ja', '/en'),
    parts: fc.array(part, { minLength: 3, maxLength: 3 }),
    query,
  })
  .map(({ route, locale, parts, query }) => {
    let next = 0;
    const filled = route.replaceAll(/\[+[^\]]+\]+/g, () => parts[next++] ?? '');
    const prefix = route.startsWith('/api') ? '' : locale;
    return `${prefix}${filled}`.replaceAll(/\/{2,}/g, '/').slice(0, 2_000) + (query && `?${query}`);
  });

// Generates visible Latin-1 characters, as allowed in a header.
const headerText = fc
  .string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((text) => text.trim());
const HEADERS = {
  accept: ['*/*', 'text/html', 'application/json', 'text/x-component', 'image/avif,;q=2'],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', 'gzip;q=garbage', '*;q=0', 'zstd, gzip'],
  'accept-language': ['ja', 'en;q=0.1', '-', 'x'.repeat(500)],
  'cache-control': ['no-cache', 'max-age=0', 'only-if-cached'],
  'content-type': [
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    '/',
  ],
  'content-encoding': ['gzip', 'br', 'garbage'],
  cookie: ['fresh=1', 'a=b; fresh=1', '__Host-next-auth.session-token=garbage', '=; ;=;', '__Host-next-auth.csrf-token=%'],
  'idempotency-key': ['a', '00000000-0000-4000-8000-000000000000'],
  'if-match': ['*', '"1"', 'garbage'],
  'if-none-match': ['*', '"x"', 'W/"1-2"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'garbage'],
  'last-event-id': ['1', '-1', 'x'],
  'next-action': ['a'.repeat(42), 'x'],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/../..', 'x'],
  'next-router-state-tree': ['garbage', '%5B%22%22%5D', '%', '%5B%22%22%2C%7B%7D%5D'],
  'next-url': ['/', '/admin', '//evil.example'],
  origin: ['null', 'https://evil.example'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-,0-,0-', 'lines=1'],
  rsc: ['1', '0', 'x'],
  'sec-fetch-site': ['same-origin', 'cross-site'],
  'transfer-encoding': ['chunked'],
  'x-forwarded-host': ['evil.example'],
  'x-http-method-override': ['DELETE', 'PURGE'],
  'x-middleware-subrequest': ['proxy:proxy:proxy:proxy:proxy'],
  'x-nextjs-data': ['1'],
} as const;
const headers = fc
  .array(
    fc
      .constantFrom(...Object.keys(HEADERS))
      .chain((name) =>
        fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...(HEADERS[name as keyof typeof HEADERS] as readonly string[])), headerText)),
      ),
    { maxLength: 6 },
  )
  .map((pairs) => Object.fromEntries(pairs.filter(([name, text]) => name !== 'transfer-encoding' || text === 'chunked')));

const body = fc.oneof(
  { weight: 3, arbitrary: fc.json({ maxDepth: 3 }).map((text) => Buffer.from(text)) },
  fc
    .constantFrom(
      '{',
      '[]',
      'null',
      '""',
      '{"__proto__":{"a":1}}',
      'a=b&a=c',
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n\r\n--x--',
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.alloc(20_000, 'a')),
);

/** Generates any request that a client could send: every route, any method, headers and body. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc
  .record({
    path,
    method: fc.oneof(
      { weight: 3, arbitrary: fc.constant('GET') },
      fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE', 'TRACE', 'LINK'),
    ),
    headers,
    body: fc.option(body, { nil: undefined }),
  })
  .map(({ path: asked, method, headers: sentHeaders, body: sent }) => {
    const withBody = sent && method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
    if (!withBody) delete sentHeaders['transfer-encoding'];
    return { path: asked, method, headers: sentHeaders, ...(withBody && { body: sent }) };
  });
