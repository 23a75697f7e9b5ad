import { expect, test } from 'vitest';
import { LIMITS } from '#domain/accounts/limits.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { freshDraft, post } from '#tests/support/scenarios/records-api.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite, readingSite } from '#tests/support/sites/test-sites.ts';

// No other test posts to this board, because ranks must not change between the preview and the post.
const BOARD = { stageId: 226, rule: 21 };

test('a preview returns the rank and the evidence requirement that the post then gets', async () => {
  const { url } = postingSite();
  const [actor, draft] = [await withSiteDatabase(postingSite(), (db) => createActor(db, 'player')), { ...freshDraft(), ...BOARD }];
  const path = `/api/boards/${BOARD.stageId}/${BOARD.rule}/preview?score=${draft.score}&console=1`;
  const answer = await send(url, { path, cookie: actor.cookie });
  const preview = await answer.json();
  expect(answer.status).toBe(200);
  expect(preview).toMatchObject({ improves: true, rank: { before: null }, evidence: { duty: expect.any(String) } });
  const posted = JSON.parse((await post(url, actor, draft)).body);
  expect([posted.rank, posted.evidenceDuty]).toEqual([preview.rank.after, preview.evidence.duty]);
});

test.each([
  ['/api/boards/229/21/preview?score=1000&console=1', 200],
  ['/api/boards/speedrun/101/preview?time=1:00:00&console=1', 200],
  ['/api/boards/999/21/preview?score=1&console=1', 404],
  ['/api/boards/speedrun/1/preview?time=1&console=1', 404],
  ['/api/boards/201/21/preview?score=none&console=1', 422],
  ['/api/boards/201/21/preview?score=1&console=x', 422],
])("a visitor's preview request to %s gets %i", async (path, status) => {
  expect((await send(readingSite().url, { path })).status).toBe(status);
});

test('one address that requests more previews than the rate limit allows gets 429', async () => {
  const headers = { 'x-forwarded-for': '10.99.0.1' };
  const request = async () => (await send(readingSite().url, { path: '/api/boards/201/21/preview?console=1', headers })).status;
  const statuses: number[] = [];
  for (let count = 0; count <= LIMITS.preview.tries; count += 1) statuses.push(await request());
  expect(statuses).toEqual([...Array(LIMITS.preview.tries).fill(422), 429]);
});
