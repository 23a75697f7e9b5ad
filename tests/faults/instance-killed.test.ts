import { setTimeout as wait } from 'node:timers/promises';
import { randomLcg } from 'd3-random';
import { afterEach, expect, test } from 'vitest';
import {
  createPlayers,
  type Fate,
  newIntent,
  openCommitCutter,
  resolveIntent,
  sendAgain,
  startWarmInstance,
} from '#tests/support/http/killed-posts.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { countRecords, post } from '#tests/support/scenarios/records-api.ts';
import type { Site } from '#tests/support/site.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const KILLS = Number(process.env.KILLS ?? 4);
const POSTERS = 4;
const random = randomLcg(0.15);

let site: Site;
afterEach(() => site.kill());

test(`F15, T11e: when an instance is killed ${KILLS} times while ${POSTERS} players post, retries elsewhere store each record once`, async () => {
  await withSiteDatabase(postingSite(), async (db) => {
    const actors = await createPlayers(db, POSTERS);
    const counts: Record<Fate, number> = { answered: 0, saved: 0, unsaved: 0 };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const warm = await startWarmInstance(db, POSTERS);
      site = warm.site;
      const intents = actors.map(newIntent);
      const sent = intents.map(({ actor, key, draft }) => post(site.url, actor, draft, key).catch(() => undefined));
      // The kills are spread over the usual duration of a post.
      await wait(((kill - random()) / KILLS) * warm.postMs);
      await site.kill();
      const answers = await Promise.all(sent);
      for (const [index, intent] of intents.entries()) {
        counts[await resolveIntent(intent, answers[index])] += 1;
        expect(await countRecords(db, intent.actor.userId)).toBe(kill);
      }
    }
    console.log(`${KILLS} kills, ${KILLS * POSTERS} posts: ${JSON.stringify(counts)}`);
    // At least one post must have been in flight. Otherwise the test would prove nothing.
    expect(counts.saved + counts.unsaved).toBeGreaterThan(0);
  });
});

test.each(['before', 'after'] as const)(
  'T11f: after a kill just %s the commit, another instance returns the result by key, and a retry stores one record',
  async (cut) => {
    const { cutter, databaseUrl } = await openCommitCutter();
    await withSiteDatabase(postingSite(), async (db) => {
      const warm = await startWarmInstance(db, 1, databaseUrl);
      site = warm.site;
      const intent = newIntent(await createActor(db, 'player'));
      let killed: Promise<unknown> | undefined;
      cutter.atCut = () => {
        killed = site.kill();
      };
      cutter.cut = cut;
      await expect(post(site.url, intent.actor, intent.draft, intent.key)).rejects.toThrow('fetch failed');
      await killed;

      const isSaved = cut === 'after';
      const known = await send(postingSite().url, { path: `/api/records/by-key/${intent.key}`, cookie: intent.actor.cookie });
      expect(known.status).toBe(isSaved ? 200 : 404);
      const again = await sendAgain(intent);
      expect(again.replayed).toBe(isSaved);
      if (isSaved) expect(again.body).toBe(await known.text());
      expect(await countRecords(db, intent.actor.userId)).toBe(1);
    });
    await cutter.shut();
  },
);
