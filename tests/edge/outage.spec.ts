import { randomUUID } from 'node:crypto';
import { randomLcg } from 'd3-random';
import { reviewButton, sendButton, typeScore } from '#tests/support/browser/post-form.ts';
import { publicPages, sample } from '#tests/support/edge/edge-corpus.ts';
import { warm } from '#tests/support/edge/edge-freshness.ts';
import { appParts, createEdgeActor, edgeSite, expect, mend, order, signInThroughEdge, test } from '#tests/support/edge/edge-test.ts';
import { type EdgeAnswer, viaEdge } from '#tests/support/edge/via-edge.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import { countRecords, freshDraft } from '#tests/support/scenarios/records-api.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';

const PAGES = Number(process.env.EDGE_PAGES ?? 1_000);
const AT_ONCE = 8;
const BOARD = '/api/boards/404/41/ranking.json';
const FORM = '/post?stage=404&rule=41';
const random = randomLcg(Number(process.env.EDGE_SEED ?? 0.12));
const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

test(`when the apps and the database are killed, ${PAGES} cached pages are served, and a pending post is saved once later`, async ({
  db,
  page,
  context,
}) => {
  const behind = [...appParts(), 'database'] as const;
  const everything = await publicPages(db, await loadCatalogue(db));
  const seen = sample(random, PAGES, everything);
  const unseen = everything.find((path) => path.includes('/user/') && !seen.includes(path)) ?? '';
  const actor = await createEdgeActor(db, 'player');
  await signInThroughEdge(context, actor);
  await page.goto(edgeSite().url + FORM);
  await typeScore(page, '7');
  const warming = performance.now();
  const before = await warm(seen.map((path) => ({ path })));
  console.log(`${seen.length} pages cached in ${seconds(warming)}`);

  await Promise.all(behind.map((part) => order('kill', part)));
  const reading = performance.now();
  const after = await runAtOnce(AT_ONCE, seen, (path) => viaEdge(path));
  const isSame = (answer: EdgeAnswer, index: number) => answer.status === 200 && answer.body.equals(before[index]?.body ?? Buffer.of());
  expect(after.flatMap((answer, index) => (isSame(answer, index) ? [] : `${answer.status} ${seen[index]}`))).toEqual([]);
  console.log(`the same ${seen.length} pages served in ${seconds(reading)} with nothing behind the edge`);

  const headers = { 'idempotency-key': randomUUID() };
  const refused = await viaEdge('/api/records', { method: 'POST', cookie: actor.cookie, json: freshDraft(), headers });
  expect([refused.status, JSON.parse(refused.text()).error]).toEqual([503, 'unavailable']);
  const never = await viaEdge(unseen);
  expect([never.status, never.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  for (const answer of [refused, never]) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);

  await reviewButton(page).click();
  await sendButton(page).click();
  await expect(page.getByText('Saving is paused for the moment.')).toBeVisible();
  // The form is a cached page, and its typed values are restored.
  await page.reload();
  await expect(page.getByText('Saving is paused for the moment.')).toBeVisible();
  expect(await countRecords(db, actor.userId)).toBe(0);

  const starting = performance.now();
  await Promise.all(behind.map((part) => order('start', part)));
  const started = performance.now();
  await expect.poll(async () => (await viaEdge(unseen)).status, { intervals: [100] }).toBe(200);
  console.log(`started in ${seconds(starting)}; in rotation at the edge after ${seconds(started)}`);
  await expect(page).toHaveURL(/\/record\/\d+$/);
  console.log(`the pending post was saved after ${seconds(started)}`);
  expect(await countRecords(db, actor.userId)).toBe(1);
  await expect.poll(async () => (await viaEdge(BOARD)).text().includes(actor.handle), { intervals: [100] }).toBe(true);
  console.log(`and shown to everybody after ${seconds(started)}`);
});

test('F08: while Varnish is down, nginx sends pages and posts to an app', async ({ db }) => {
  const { cookie, userId } = await createEdgeActor(db, 'player');
  const post = () => viaEdge('/api/records', { method: 'POST', cookie, json: freshDraft(), headers: { 'idempotency-key': randomUUID() } });
  await order('kill', 'varnish');
  for (const path of ['/', '/stage/201', '/ja/total/1', '/api/boards/201/21/ranking.json', '/']) {
    const answer = await viaEdge(path);
    expect([path, answer.status, answer.headers['x-cache']]).toEqual([path, 200, undefined]);
  }
  expect((await post()).status).toBe(201);
  expect(await countRecords(db, userId)).toBe(1);

  await mend();
  const back = performance.now();
  await expect.poll(async () => (await viaEdge('/stage/201')).headers['x-cache'], { intervals: [100] }).toBe('hit');
  console.log(`Varnish was used again after ${seconds(back)}`);
  expect((await post()).status).toBe(201);
});
