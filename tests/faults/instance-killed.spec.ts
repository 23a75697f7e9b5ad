import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { randomLcg } from 'd3-random';
import type { Db } from '#data/db.ts';
import { createActor, send, type TestActor } from '#tests/support/actors.ts';
import { CommitCutter } from '#tests/support/commit-cutter.ts';
import { E2E_ORIGIN, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { countRecords, freshDraft, type PostAnswer, post } from '#tests/support/records-api.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const PORT = 3260;
const KILLS = Number(process.env.KILLS ?? 4);
const POSTERS = 4;
const random = randomLcg(0.15);

test.describe.configure({ mode: 'serial' });

let site: Site;
test.afterEach(() => site.kill());

/** Starts an instance that has read its catalogue and opened its connections; says how long posts at once to it take, in ms. */
async function startWarm(db: Db, databaseUrl = e2eDatabaseUrl()): Promise<number> {
  site = await startSite(PORT, databaseUrl);
  const actors = await Promise.all(Array.from({ length: POSTERS }, () => createActor(db, 'player')));
  let started = 0;
  for (let round = 0; round < 3; round += 1) {
    started = performance.now();
    for (const { status } of await Promise.all(actors.map((actor) => post(site.url, actor, freshDraft())))) expect(status).toBe(201);
  }
  return performance.now() - started;
}

type Intent = { readonly actor: TestActor; readonly key: string; readonly draft: ReturnType<typeof freshDraft> };

/** Sends an intent to the instance that lives until it is told what became of it. */
async function sendAgain({ actor, key, draft }: Intent): Promise<PostAnswer> {
  let answer: PostAnswer | undefined;
  await expect
    .poll(async () => {
      answer = await post(E2E_ORIGIN, actor, draft, key);
      return answer.status;
    })
    .toBe(201); // 409 while PostgreSQL has not noticed that the first sender is gone
  return answer as PostAnswer;
}

test(`F15, T11e: ${KILLS} times kill -9 while ${POSTERS} players post: sent again to another instance, one record each, none lost`, async () => {
  await withE2eDatabase(async (db) => {
    const actors = await Promise.all(Array.from({ length: POSTERS }, () => createActor(db, 'player')));
    const fates = { answered: 0, saved: 0, unsaved: 0 };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const usualMs = await startWarm(db);
      const intents = actors.map((actor): Intent => ({ actor, key: randomUUID(), draft: freshDraft() }));
      const sent = intents.map(({ actor, key, draft }) => post(site.url, actor, draft, key).catch(() => undefined));
      await wait(((kill - random()) / KILLS) * usualMs); // from just after the sending to the usual answer, a little later each time
      await site.kill();
      const heard = await Promise.all(sent);

      for (const [index, intent] of intents.entries()) {
        const [first, again] = [heard[index], await sendAgain(intent)];
        if (first) expect([first.status, first.body]).toEqual([201, again.body]);
        if (first) expect(again.replayed).toBe(true);
        fates[first ? 'answered' : again.replayed ? 'saved' : 'unsaved'] += 1;
        expect(await countRecords(db, intent.actor.userId)).toBe(kill);
      }
    }
    console.log(`${KILLS} kills, ${KILLS * POSTERS} posts: ${JSON.stringify(fates)}`);
    expect(fates.saved + fates.unsaved).toBeGreaterThan(0); // else nothing was killed on its way
  });
});

for (const cut of ['before', 'after'] as const)
  test(`T11f: killed just ${cut} the commit: another instance knows by-key what became of it, and the same key gives one record`, async () => {
    const url = new URL(e2eDatabaseUrl());
    const cutter = new CommitCutter(url.hostname, Number(url.port || 5432));
    url.port = String(await cutter.open());
    url.hostname = '127.0.0.1';
    await withE2eDatabase(async (db) => {
      await startWarm(db, url.href);
      const actor = await createActor(db, 'player');
      const [key, draft] = [randomUUID(), freshDraft()];
      let killed: Promise<unknown> | undefined;
      cutter.atCut = () => {
        killed = site.kill();
      };
      cutter.cut = cut;
      await expect(post(site.url, actor, draft, key)).rejects.toThrow('fetch failed');
      await killed;

      const isSaved = cut === 'after';
      const known = await send(E2E_ORIGIN, { path: `/api/records/by-key/${key}`, cookie: actor.cookie });
      expect(known.status).toBe(isSaved ? 200 : 404);
      const again = await sendAgain({ actor, key, draft });
      expect(again.replayed).toBe(isSaved);
      if (isSaved) expect(again.body).toBe(await known.text());
      expect(await countRecords(db, actor.userId)).toBe(1);
    });
    await cutter.shut();
  });
