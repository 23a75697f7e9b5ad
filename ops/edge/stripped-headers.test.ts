import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STRIPPED_HEADERS } from './stripped-headers.ts';

const NEXT = 'node_modules/next/dist';
const INTERNAL =
  /['"`](x-(?:middleware|nextjs|next|prerender|invoke|action|now|vercel)-[a-z-]*[a-z]|x-matched-path|next-(?:action|resume|hmr-refresh))['"`]/g;

test('the edge strips every internal header of the installed Next.js version', () => {
  const files = [`${NEXT}/client/components/app-router-headers.js`, ...globSync(`${NEXT}/{server,lib,build/templates}/**/*.js`)];
  const names = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(INTERNAL)].map(([, name = '']) => name));
  expect(names).toContain('x-middleware-prefetch');
  expect([...new Set(names)].filter((name) => !STRIPPED_HEADERS.includes(name))).toEqual([]);
});

test('the edge passes on the headers that navigation needs', () => {
  for (const name of ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url', 'x-request-id'])
    expect(STRIPPED_HEADERS).not.toContain(name);
});
