import { expect, test } from 'vitest';
import { createPlayers, newIntent, openCommitCutter, resolveIntent, startWarmInstance } from '#tests/support/http/killed-posts.ts';
import { countRecords, post } from '#tests/support/scenarios/records-api.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const POSTERS = 4;

test(`F15: when an instance is killed after a commit while ${POSTERS} players post, retries elsewhere store each record once`, async () => {
  const { cutter, databaseUrl } = await openCommitCutter();
  await withSiteDatabase(postingSite(), async (db) => {
    const { site } = await startWarmInstance(db, POSTERS, databaseUrl);
    const intents = (await createPlayers(db, POSTERS)).map(newIntent);
    let killed: Promise<unknown> | undefined;
    cutter.atCut = () => {
      killed = site.kill();
    };
    cutter.cut = 'after';
    const answers = await Promise.all(intents.map(({ actor, key, draft }) => post(site.url, actor, draft, key).catch(() => undefined)));
    await killed;
    const fates = await Promise.all(intents.map((intent, index) => resolveIntent(intent, answers[index])));
    // At least one post was committed but not answered.
    expect(fates).toContain('saved');
    for (const { actor } of intents) expect(await countRecords(db, actor.userId)).toBe(1);
  });
  await cutter.shut();
});
