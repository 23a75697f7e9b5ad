import { expect, test } from 'vitest';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { openLive } from '#tests/support/servers/live-reader.ts';
import { postRecord } from '#tests/support/sites/live-site.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test('an open live stream and a poll with a cursor both receive a posted record exactly once', async () => {
  const { url } = postingSite();
  const stream = await openLive(url);
  expect([stream.status, stream.headers]).toMatchObject([
    200,
    { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  ]);
  const player = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  const recordId = await postRecord(url, player);
  // A repetition would arrive before the next record.
  const nextId = await postRecord(url, player);
  await expect.poll(() => stream.records()).toContain(nextId);
  expect(stream.records().filter((id) => id === recordId)).toHaveLength(1);
  stream.leave();

  const { id = 0 } = stream.events.find(({ record }) => record.recordId === recordId) ?? {};
  const later = await (await send(url, { path: `/api/live?after=${id - 1}` })).json();
  const ids = later.events.map(({ record }: { record: { recordId: string } }) => record.recordId);
  expect(ids.filter((id: string) => id === recordId)).toHaveLength(1);
  expect(later).toMatchObject({ reset: false });
  expect((await send(url, { path: '/api/live?after=-1' })).status).toBe(422);
});
