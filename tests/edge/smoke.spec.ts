import { randomUUID } from 'node:crypto';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { createEdgeActor, expect, test } from '#tests/support/edge/edge-test.ts';
import { viaEdge } from '#tests/support/edge/via-edge.ts';

// The only edge test in the merge gate. The other edge tests run nightly.
test('a cached page is purged by a post and then served from the cache again with the new record', async ({ db }) => {
  const { cookie, handle } = await createEdgeActor(db, 'player');
  const page = '/stage/229';
  const cached = async () => {
    const answer = await viaEdge(page);
    return { isHit: answer.headers['x-cache'] === 'hit', showsRecord: answer.text().includes(`/user/${handle}`) };
  };
  await expect.poll(cached).toEqual({ isHit: true, showsRecord: false });

  const json = { stageId: 229, rule: 21, score: '99999', console: 1, videoUrl: VIDEO };
  const posted = await viaEdge('/api/records', { method: 'POST', cookie, json, headers: { 'idempotency-key': randomUUID() } });
  expect(posted.status, posted.text()).toBe(201);
  await expect.poll(cached).toEqual({ isHit: true, showsRecord: true });
});
