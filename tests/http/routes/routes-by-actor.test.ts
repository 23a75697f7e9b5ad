import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { ALL_ROUTES, ROUTE_AREAS } from '#tests/support/http/routes/all-routes.ts';
import { expectedRefusals, receivedRefusals } from '#tests/support/http/routes/check-guards.ts';
import { checkRoutes, createReaders } from '#tests/support/http/routes/check-routes.ts';
import type { TestActor } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const METHODS = /\b(GET|POST|PUT|PATCH|DELETE)\b/g;

const { url, databaseUrl } = postingSite();
const { db, close } = openDatabase(databaseUrl, { maxConnections: 4, statementTimeoutMs: 60_000 });
let readers: readonly TestActor[];
beforeAll(async () => {
  readers = await createReaders(db);
});
afterAll(close);

/** Returns every method and path that the files under src/app handle. */
function findRoutes(): string[] {
  return globSync('src/app/**/{page.tsx,route.ts}').flatMap((file) => {
    const path = file.replace(/^src\/app/, '').replace(/\/(page\.tsx|route\.ts)$/, '') || '/';
    if (file.endsWith('page.tsx')) return [`GET ${path}`];
    const exported = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('export'));
    return exported.flatMap((line) => [...(line.split('=')[0]?.matchAll(METHODS) ?? [])].map(([method]) => `${method} ${path}`));
  });
}

test("the route table lists exactly the site's routes", () => {
  expect([...new Set(ALL_ROUTES.map(({ route }) => route))].sort()).toEqual([...new Set(findRoutes())].sort());
});

for (const [area, rows] of Object.entries(ROUTE_AREAS)) {
  test(`T01a: every route responds to each actor with the status in the route table: ${area}`, async () => {
    const { received, expected } = await checkRoutes({ url, db, readers }, rows);
    expect(received).toEqual(expected);
  });
}

test('T01b: every guarded route refuses staff whose re-authentication is too old and staff without a second factor', async () => {
  const stored = readFileSync('tests/support/http/routes/guarded-routes.txt', 'utf8');
  // A new guarded row needs its line in the file.
  expect(expectedRefusals(ALL_ROUTES)).toBe(stored);
  expect(await receivedRefusals(url, db, ALL_ROUTES)).toBe(stored);
});
