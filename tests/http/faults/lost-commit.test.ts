import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommitCutter } from '#tests/support/http/killed-posts.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { countRecords, freshDraft, post } from '#tests/support/scenarios/records-api.ts';
import type { CommitCutter } from '#tests/support/servers/commit-cutter.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const CUTS = rounds(4, 20);

let cutter: CommitCutter;
let site: Site;
beforeAll(async () => {
  const opened = await openCommitCutter();
  cutter = opened.cutter;
  site = await startSite(opened.databaseUrl);
});
afterAll(async () => {
  await site.stop();
  await cutter.shut();
});

test.each(['before', 'after'] as const)(
  'when a connection is lost %s the commit, the post gets "not_saved_or_unknown", and a retry with its key stores one record',
  async (cut) => {
    await withSiteDatabase(postingSite(), async (db) => {
      const actor = await createActor(db, 'player');
      // The first post also loads the catalogue, so the next commit is a post's.
      expect((await post(site.url, actor, freshDraft())).status).toBe(201);
      for (let time = 1; time <= CUTS; time += 1) {
        const [key, draft] = [randomUUID(), freshDraft()];
        cutter.cut = cut;
        const lost = await post(site.url, actor, draft, key);
        expect([lost.status, JSON.parse(lost.body).error, lost.retryAfter]).toEqual([503, 'not_saved_or_unknown', '5']);
        const isSaved = cut === 'after';
        await expect.poll(() => countRecords(db, actor.userId)).toBe(time + (isSaved ? 1 : 0));
        const known = await send(site.url, { path: `/api/records/by-key/${key}`, cookie: actor.cookie });
        expect(known.status).toBe(isSaved ? 200 : 404);
        let again = await post(site.url, actor, draft, key);
        // The status is 409 until the database detects that the first connection is gone.
        while (again.status === 409) again = await post(site.url, actor, draft, key);
        expect([again.status, again.replayed]).toEqual([201, isSaved]);
        expect(await countRecords(db, actor.userId)).toBe(time + 1);
      }
    });
  },
);
