import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CACHED_FILES, CACHED_PAGES, CALLS_WITHOUT_QUERY, OWNED_PAGES, UNCACHED_PAGES } from '#domain/edge/cached-routes.ts';

const files = globSync('src/app/**/{page.tsx,route.ts,route.tsx}');
const routes = new Map(
  files.map((file) => [file.replace(/^src\/app/, '').replace(/\/(?:page|route)\.tsx?$/, ''), readFileSync(file, 'utf8')]),
);
const pages = [...routes.keys()].filter((route) => route.startsWith('/[locale]')).map((route) => route.replace('/[locale]', '') || '/');

test('every page is declared as cached or uncached at the edge', () => {
  expect([...Object.keys(CACHED_PAGES), ...UNCACHED_PAGES].sort()).toEqual(pages.sort());
});

// Routes that the server process answers itself, that the build generates, or that cannot be cached.
const OTHERS = ['/healthz', '/readyz', '/offline-pages.js', '/stand-in.css'];

// Calls whose response is personal, random or rate-limited per client. All other GET calls are cached.
const OWN = [
  ...[
    '/api/account',
    '/api/admin',
    '/api/auth',
    '/api/boards/[stageId]/[rule]/me',
    '/api/dumps',
    '/api/events',
    '/api/live',
    '/api/me',
    '/api/v1/me',
    '/api/moderation',
  ],
  ...[
    '/api/boards/[stageId]/[rule]/preview',
    '/api/random-stage',
    '/api/records',
    '/api/appeals',
    '/api/reports',
    '/api/[[...rest]]',
    '/api/keywords/[uniqueId]',
  ],
];

test('every file and API call that accepts GET is declared as cached or uncached at the edge', () => {
  const read = [...routes].filter(([route, code]) => !route.startsWith('/[locale]') && /\bGET\b/.test(code)).map(([route]) => route);
  const own = read.filter((route) => OWN.some((prefix) => route === prefix || route.startsWith(`${prefix}/`)));
  expect([...Object.keys(CACHED_FILES), ...OTHERS].sort()).toEqual(read.filter((route) => !own.includes(route)).sort());
});

test('the edge drops the query of every cached call that does not read it; calls of v1 refuse unknown parameters', () => {
  const calls = Object.keys(CACHED_FILES).filter((route) => route.startsWith('/api/') && !route.startsWith('/api/v1/'));
  const withoutQuery = calls.filter((route) => !/searchParams|query|oembedAnswer|logFile/i.test(routes.get(route) ?? ''));
  expect(withoutQuery.toSorted()).toEqual(CALLS_WITHOUT_QUERY.toSorted());
});

test('every page that its owner sees alone is cached for others', () => {
  expect(OWNED_PAGES.filter((route) => !(route in CACHED_PAGES))).toEqual([]);
});

test('no cached route reads the session', () => {
  const cached = [...Object.keys(CACHED_FILES), ...Object.keys(CACHED_PAGES).map((route) => `/[locale]${route === '/' ? '' : route}`)];
  for (const route of cached) {
    const code = routes.get(route) ?? expect.fail(`${route} has no file`);
    expect(code, route).not.toMatch(/readSession|requireSession|sessionRead|cookies\(\)|next\/headers|RequireSession/);
  }
});
