import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CACHED_FILES, CACHED_PAGES, UNCACHED_PAGES } from '#domain/edge/cached-routes.ts';

const files = globSync('src/app/**/{page.tsx,route.ts,route.tsx}');
const routes = new Map(
  files.map((file) => [file.replace(/^src\/app/, '').replace(/\/(?:page|route)\.tsx?$/, ''), readFileSync(file, 'utf8')]),
);
const pages = [...routes.keys()].filter((route) => route.startsWith('/[locale]')).map((route) => route.replace('/[locale]', '') || '/');

test('of every page it is said whether the edge keeps it', () => {
  expect([...Object.keys(CACHED_PAGES), ...UNCACHED_PAGES].sort()).toEqual(pages.sort());
});

// Answered by the process itself, made by the build, or no answer to keep.
const OTHERS = ['/healthz', '/readyz', '/offline-pages.js', '/stand-in.css'];

// Calls that read what is the reader's own, that count who asks or that are left to chance; all others are kept, or they write.
const OWN = [
  ...[
    '/api/account',
    '/api/admin',
    '/api/auth',
    '/api/boards/[stageId]/[rule]/me',
    '/api/events',
    '/api/live',
    '/api/me',
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

test('of every file and call that answers a GET it is said whether the edge keeps it', () => {
  const read = [...routes].filter(([route, code]) => !route.startsWith('/[locale]') && /\bGET\b/.test(code)).map(([route]) => route);
  const own = read.filter((route) => OWN.some((prefix) => route === prefix || route.startsWith(`${prefix}/`)));
  expect([...Object.keys(CACHED_FILES), ...OTHERS].sort()).toEqual(read.filter((route) => !own.includes(route)).sort());
});

test('nothing that is kept reads who asks', () => {
  const kept = [...Object.keys(CACHED_FILES), ...Object.keys(CACHED_PAGES).map((route) => `/[locale]${route === '/' ? '' : route}`)];
  for (const route of kept) {
    const code = routes.get(route) ?? expect.fail(`${route} has no file`);
    expect(code, route).not.toMatch(/readSession|requireSession|sessionRead|cookies\(\)|next\/headers|RequireSession/);
  }
});
