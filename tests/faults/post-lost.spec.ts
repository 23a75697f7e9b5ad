import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createActor, send } from '#tests/support/actors.ts';
import { CommitCutter } from '#tests/support/commit-cutter.ts';
import { withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { countRecords, freshDraft, post } from '#tests/support/records-api.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const PORT = 3250;
const TIMES = 20;

let cutter: CommitCutter;
let site: Site;

test.beforeAll(async () => {
  const url = new URL(e2eDatabaseUrl());
  cutter = new CommitCutter(url.hostname, Number(url.port || 5432));
  url.port = String(await cutter.open());
  url.hostname = '127.0.0.1';
  site = await startSite(PORT, url.href);
});
test.afterAll(async () => {
  await site.stop();
  await cutter.shut();
});

for (const cut of ['before', 'after'] as const)
  test(`a database that is cut ${cut} it commits: "not saved or unknown", by-key knows which, and the same key gives one record`, async () => {
    await withE2eDatabase(async (db) => {
      const actor = await createActor(db, 'player');
      expect((await post(site.url, actor, freshDraft())).status).toBe(201); // the catalogue is read and the way is open
      for (let time = 1; time <= TIMES; time += 1) {
        const [key, draft] = [randomUUID(), freshDraft()];
        cutter.cut = cut;
        const lost = await post(site.url, actor, draft, key);
        expect([lost.status, JSON.parse(lost.body).error, lost.retryAfter]).toEqual([503, 'not_saved_or_unknown', '5']);
        const isSaved = cut === 'after';
        await expect.poll(() => countRecords(db, actor.userId)).toBe(time + (isSaved ? 1 : 0));
        const known = await send(site.url, { path: `/api/records/by-key/${key}`, cookie: actor.cookie });
        expect(known.status).toBe(isSaved ? 200 : 404);
        let again = await post(site.url, actor, draft, key);
        // The database may still hold the key for the connection that was cut: 409, come again.
        while (again.status === 409) again = await post(site.url, actor, draft, key);
        expect([again.status, again.replayed]).toEqual([201, isSaved]);
        expect(await countRecords(db, actor.userId)).toBe(time + 1);
      }
    });
  });
