import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { countRecords, freshDraft, post, postAtOnce } from '#tests/support/scenarios/records-api.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const [REPLAY_ROUNDS, CONCURRENT_ROUNDS, INTENTS] = [rounds(2, 25), rounds(2, 20), rounds(20, 200)];
// The site's limit is 60 records per player and hour.
const INTENTS_PER_PLAYER = 20;

let second: Site;
beforeAll(async () => {
  second = await startSite(postingSite().databaseUrl);
});
afterAll(() => second.stop());

test(`T11: ${REPLAY_ROUNDS * 20} replays of a post on two instances return the same record, and its key is rejected with other content`, async () => {
  await withSiteDatabase(postingSite(), async (db) => {
    const [actor, key, draft] = [await createActor(db, 'player'), randomUUID(), freshDraft()];
    const instances = [postingSite().url, second.url];
    const first = await post(postingSite().url, actor, draft, key);
    expect(first).toMatchObject({ status: 201, replayed: false });
    for (let round = 0; round < REPLAY_ROUNDS; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => post(instances[turn % 2] ?? '', actor, draft, key)));
      for (const answer of answers) expect(answer).toMatchObject({ status: 201, replayed: true, body: first.body });
    }
    const altered = await post(second.url, actor, { ...draft, comment: 'another' }, key);
    expect([altered.status, JSON.parse(altered.body).error]).toEqual([422, 'key-reused']);
    expect(await countRecords(db, actor.userId)).toBe(1);
  });
});

test(`T11a: 50 concurrent posts with one key on two instances store one record, ${CONCURRENT_ROUNDS} times`, async () => {
  await withSiteDatabase(postingSite(), async (db) => {
    const actor = await createActor(db, 'player');
    for (let round = 0; round < CONCURRENT_ROUNDS; round += 1) await postAtOnce([postingSite().url, second.url], db, actor, 50);
    expect(await countRecords(db, actor.userId)).toBe(CONCURRENT_ROUNDS);
  });
});

test(`F18: ${INTENTS} posts, each sent twice concurrently and once more later, store exactly ${INTENTS} records`, async () => {
  await withSiteDatabase(postingSite(), async (db) => {
    for (let done = 0; done < INTENTS; done += INTENTS_PER_PLAYER) {
      const actor = await createActor(db, 'player');
      for (let count = 0; count < INTENTS_PER_PLAYER; count += 1) {
        const [key, draft] = [randomUUID(), freshDraft()];
        await Promise.all([post(postingSite().url, actor, draft, key), post(second.url, actor, draft, key)]);
        expect((await post(second.url, actor, draft, key)).status).toBe(201);
      }
      expect(await countRecords(db, actor.userId)).toBe(INTENTS_PER_PLAYER);
    }
  });
});

test('a record posted on one instance is found by its key on another, in upper or lower case', async () => {
  const [actor, key] = [await withSiteDatabase(postingSite(), (db) => createActor(db, 'player')), randomUUID()];
  const { body } = await post(postingSite().url, actor, freshDraft(), key);
  const repeated = await fetch(`${second.url}/api/records/by-key/${key.toUpperCase()}`, { headers: { cookie: actor.cookie } });
  expect(await repeated.json()).toEqual(JSON.parse(body));
});
