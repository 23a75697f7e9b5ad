import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { ROUTE_AREAS } from '#tests/support/http/routes/all-routes.ts';
import { checkRoutes, createReaders, statusFor } from '#tests/support/http/routes/check-routes.ts';
import type { RouteRow } from '#tests/support/http/routes/route-row.ts';
import { isFull } from '#tests/support/rounds.ts';
import { ACTORS, send, type TestActor } from '#tests/support/scenarios/actors.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const { databaseUrl } = postingSite();
const { db, close } = openDatabase(databaseUrl, { maxConnections: 4, statementTimeoutMs: 60_000 });
let folder: string;
let site: Site;
let readers: readonly TestActor[];

beforeAll(async () => {
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync('test-results/without-proxy-');
  cpSync('.next/standalone', folder, { recursive: true });
  writeFileSync(`${folder}/.next/server/functions-config-manifest.json`, JSON.stringify({ version: 1, functions: {} }));
  rmSync(`${folder}/.next/server/middleware.js`);
  site = await startSite(databaseUrl, { folder });
  readers = await createReaders(db);
});
afterAll(async () => {
  await site?.stop();
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const PRIVILEGES = (['admin', 'moderator', 'editor', 'other', 'player', 'banned', 'visitor'] as const).map((name) => ACTORS.indexOf(name));

// A status above 299 that is the same for all actors, and is neither 401 nor 403, does not depend on permissions.
const isPermissionRefusal = (row: RouteRow, actorIndex: number) => {
  const status = statusFor(row, actorIndex);
  return status === 401 || status === 403 || (status >= 300 && typeof row.status !== 'number');
};

// In the merge gate, each row is sent only as the most privileged actor that it rejects.
const isSent = (row: RouteRow, actorIndex: number) =>
  isPermissionRefusal(row, actorIndex) && (isFull || PRIVILEGES.find((index) => isPermissionRefusal(row, index)) === actorIndex);

test('the copy of the build runs without the proxy', async () => {
  expect((await send(site.url, { path: '/stage/201' })).headers.get('content-security-policy')).toBeNull();
  expect(areas.length).toBeGreaterThan(8);
});

const areas = Object.entries(ROUTE_AREAS).filter(([, rows]) =>
  rows.some((row) => ACTORS.some((_, index) => isPermissionRefusal(row, index))),
);

for (const [area, rows] of areas) {
  test(`T02b: without the proxy each route rejects the same actors, so no permission depends on the proxy: ${area}`, async () => {
    const { received, expected } = await checkRoutes({ url: site.url, db, readers }, rows, isSent);
    expect(received).toEqual(expected);
  });
}
