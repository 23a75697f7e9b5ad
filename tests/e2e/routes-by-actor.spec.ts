import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Db } from '#data/db.ts';
import { listSessions } from '#data/queries/sessions.ts';
import { ACTORS, createActor, csrf, send } from '#tests/support/actors.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { createRecord } from '#tests/support/factories.ts';
import { createEntry } from '#tests/support/keywords.ts';
import { startSite } from '#tests/support/site.ts';
import { testDeps } from '#tests/support/test-deps.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { ROWS } from './routes-by-actor.ts';

const BARE_PORT = 3230;
const OWNER = ACTORS.indexOf('player');
const METHODS = /\b(GET|POST|PUT|PATCH|DELETE)\b/g;

/** Every method and path that the files under src/app answer. */
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

const isRefusal = (status: number) => status >= 300;

/** What the site answers to everybody, or where it refuses, beside what it should. */
async function compare(
  site: string,
  db: Db,
  rows: typeof ROWS,
  isAsked = (_status: number) => true,
): Promise<{ told: string[]; expected: string[] }> {
  const token = await csrf(site);
  const deps = { ...testDeps(), db, catalogue: () => loadCatalogue(db) };
  const readers = await Promise.all(ACTORS.map((name) => createActor(db, name))); // whoever only reads or is refused stays who they were
  const [told, expected]: [string[], string[]] = [[], []];
  for (const [number, row] of rows.entries())
    for (const [index, name] of ACTORS.entries()) {
      const status = typeof row.status === 'number' ? row.status : (row.status[index] ?? 0);
      if (!isAsked(status)) continue;
      const changesNothing = row.route.startsWith('GET ') || isRefusal(status);
      const isKept = row.route.startsWith('GET ') || (isRefusal(status) && index !== OWNER); // others' calls leave the owner with records
      const actor = (isKept && readers[index]) || (await createActor(db, name));
      const owner = name === 'player' ? actor : (changesNothing && readers[OWNER]) || (await createActor(db, 'player'));
      const ownerSessionId = (await listSessions(db, owner.userId))[0]?.id ?? '';
      const ownerRecord = () => createRecord(deps, { userId: owner.userId, stageId: 229, score: 200 });
      const ownerKeyword = () => createEntry(deps, { userId: owner.userId });
      const sent = await row.send({ actor, owner, ownerSessionId, csrfToken: token.csrfToken, ownerRecord, ownerKeyword });
      const answer = await send(site, { ...sent, cookie: [actor.cookie, token.cookie].filter(Boolean).join('; ') });
      await answer.arrayBuffer();
      const line = `${number} ${row.route} (${sent.path.split('?')[0]}) ${name}`;
      told.push(`${line}: ${answer.status}`);
      expected.push(`${line}: ${status}`);
    }
  return { told, expected };
}

test('the table names every route of the site, and no other', () => {
  expect([...new Set(ROWS.map(({ route }) => route))].sort()).toEqual([...new Set(findRoutes())].sort());
});

test('T01a: every route answers everybody as the table says', async () => {
  const { told, expected } = await withE2eDatabase((db) => compare(E2E_ORIGIN, db, ROWS));
  expect(told).toEqual(expected);
});

test('T02b: whom a route refuses it refuses without the proxy, too: nothing depends on it', async () => {
  const folder = mkdtempSync('test-results/without-proxy-');
  cpSync('.next/standalone', folder, { recursive: true });
  const manifest = `${folder}/.next/server/functions-config-manifest.json`;
  writeFileSync(manifest, JSON.stringify({ version: 1, functions: {} }));
  rmSync(`${folder}/.next/server/middleware.js`);
  const site = await startSite(BARE_PORT, e2eDatabaseUrl(), { folder });
  try {
    const probe = await send(site.url, { path: '/stage/201' });
    expect(probe.headers.get('content-security-policy')).toBeNull(); // the proxy is gone indeed
    const { told, expected } = await withE2eDatabase((db) => compare(site.url, db, ROWS, isRefusal));
    expect(told).toEqual(expected);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
