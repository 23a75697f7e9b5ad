import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLinkLook } from '#data/gateways/link-look.ts';
import { countHealth } from '#data/queries/evidence/evidence-health.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { HUNG_TEST_MS } from '#tests/support/hung-test.ts';
import { newReader, notificationsOf } from '#tests/support/scenarios/notifications-site.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { replaceEvidence } from '#usecases/records/replace-evidence.ts';
import { getEvidenceHealth } from './get-evidence-health.ts';
import { lookAtEvidence } from './look-at-evidence.ts';

const { db, deps: plainDeps } = openTestDatabase();

// A fake video host. `statuses` maps the URL path to the response status.
let server: Server;
const statuses = new Map<string, number>();
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => void response.writeHead(statuses.get(request.url ?? '') ?? 200).end());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const deps: Deps = {
  ...plainDeps,
  lookAt: openLinkLook({ protocols: ['http:'], isAllowed: (address) => address === '127.0.0.1', withinMs: HUNG_TEST_MS }),
};
const pathOf = (videoUrl: string) => `/${videoUrl.slice(-11)}`;
/** Advances the clock by a week and runs the evidence check over all records. */
async function lookAtAll(site: Deps = deps): Promise<void> {
  await setClock(db, new Date((await readClock(db)).getTime() + 7 * DAY_MS));
  await lookNow(site);
}
async function lookNow(site: Deps = deps): Promise<void> {
  for (let after: string | undefined = '0'; after !== undefined; ) {
    await lookAtEvidence(site, after, (url) => `${origin}${pathOf(url)}`, 2);
    const { rows } = await sql<{ after: string }>`
      with taken as (delete from graphile_worker._private_jobs where key = 'check-evidence' returning payload)
      select payload ->> 'after' as after from taken`.execute(db);
    after = rows[0]?.after;
  }
}

let videos = 0;
const newVideo = () => {
  videos += 1;
  return `https://youtu.be/${String(videos).padStart(11, 'v')}`;
};
// No test looks at the links of another, and each starts at the real time.
beforeEach(async () => {
  statuses.clear();
  await setClock(db, new Date());
  await db.updateTable('records').set({ video_url: null }).execute();
  await db.deleteFrom('evidence_health').execute();
});

/** Creates an old record with a video whose host responds with `status`. */
async function recordWith(status: number, state: 'posted' | 'verified' = 'posted') {
  const reader = await newReader(deps);
  const { recordId } = await createRecord(deps, { userId: reader.userId, state, score: 10_000 + videos, postedAt: '2026-01-01T00:00:00Z' });
  const video = newVideo();
  statuses.set(pathOf(video), status);
  await db.updateTable('records').set({ video_url: video }).where('record_id', '=', recordId).execute();
  return { reader, recordId, video };
}
const healthOf = async (recordId: string) =>
  (await db.selectFrom('evidence_health').select('state').where('record_id', '=', recordId).executeTakeFirst())?.state;
const revisionOf = async (recordId: string) =>
  await db.selectFrom('records').select(['revision_id', 'state', 'video_url']).where('record_id', '=', recordId).executeTakeFirstOrThrow();
const as = ({ userId }: Session): SignedIn => ({ kind: 'signed-in', userId, role: 'player' });

test('marks a link as gone after it is missing twice, notifies the author once, and marks it as healthy when it responds', async () => {
  const [lost, well, odd, back] = [await recordWith(404), await recordWith(200), await recordWith(503), await recordWith(410)];
  const states = () => Promise.all([lost, well, odd, back].map(({ recordId }) => healthOf(recordId)));
  await lookAtAll();
  expect(await states()).toEqual(['at-risk', 'healthy', 'healthy', 'at-risk']);
  await lookNow(); // A repeated run in the same week changes nothing.
  expect(await states()).toEqual(['at-risk', 'healthy', 'healthy', 'at-risk']);
  expect((await notificationsOf(deps, lost.reader)).notifications).toEqual([]);
  statuses.set(pathOf(back.video), 200);
  await lookAtAll();
  expect(await states()).toEqual(['gone', 'healthy', 'healthy', 'healthy']);
  await lookAtAll();
  expect(await states()).toEqual(['gone', 'healthy', 'at-risk', 'healthy']);
  expect((await notificationsOf(deps, lost.reader)).notifications).toMatchObject([
    { kind: 'evidence-gone', count: 1, route: `/record/${lost.recordId}`, value: expect.any(String) },
  ]);
  expect((await notificationsOf(deps, odd.reader)).notifications).toEqual([]);
  expect(await countHealth(db)).toMatchObject({ healthy: 2, atRisk: 1, gone: 1 });
});

test('skips links when requests to other sites are disabled', async () => {
  const { recordId } = await recordWith(404);
  await lookAtAll({ ...deps, lookAt: undefined });
  expect(await healthOf(recordId)).toBeUndefined();
});

test('counts an old link without a video id as missing without sending a request', async () => {
  const { recordId } = await recordWith(200);
  await db.updateTable('records').set({ video_url: 'https://www.youtube.com/' }).where('record_id', '=', recordId).execute();
  const lookWeekly = async () => {
    await setClock(db, new Date((await readClock(db)).getTime() + 7 * DAY_MS));
    await lookAtEvidence({ ...deps, lookAt: undefined }, String(BigInt(recordId) - 1n));
  };
  await lookWeekly();
  expect(await healthOf(recordId)).toBe('at-risk');
  await lookWeekly();
  expect(await healthOf(recordId)).toBe('gone');
});

test('only evidence that is gone can be replaced, however old the record is', async () => {
  const { reader, recordId, video } = await recordWith(404, 'verified');
  const at = async () => ({ recordId, revisionId: (await revisionOf(recordId)).revision_id });
  const other = newVideo();
  const shown = () => getEvidenceHealth(deps, recordId);
  expect(await shown()).toEqual({});
  await lookAtAll();
  expect(await shown()).toEqual({ video: 'at-risk' });
  // Evidence that is only at risk cannot be replaced.
  expect(await replaceEvidence(deps, as(reader), await at(), { videoUrl: other })).toEqual({ ok: false, error: 'not-editable' });
  await lookAtAll();
  expect(await shown()).toEqual({ video: 'gone' });
  const before = await db.selectFrom('records').selectAll().where('record_id', '=', recordId).executeTakeFirstOrThrow();

  const stranger = await newReader(deps);
  expect(await replaceEvidence(deps, as(stranger), await at(), { videoUrl: other })).toEqual({ ok: false, error: 'not-allowed' });
  expect(await replaceEvidence(deps, as(reader), { recordId, revisionId: '1' }, { videoUrl: other })).toEqual({
    ok: false,
    error: 'stale',
  });
  expect(await replaceEvidence(deps, as(reader), await at(), { videoUrl: 'http://10.0.0.5/' })).toEqual({
    ok: false,
    error: 'invalid',
    fields: { videoUrl: 'not-https' },
  });
  expect(await replaceEvidence(deps, as(reader), await at(), { uploadId: crypto.randomUUID() })).toEqual({
    ok: false,
    error: 'not-editable',
  });
  expect(await replaceEvidence(deps, as(reader), await at(), { videoUrl: other })).toMatchObject({ ok: true });
  expect(await shown()).toEqual({}); // The stored health belongs to the previous link, so it is not shown.

  const after = await db.selectFrom('records').selectAll().where('record_id', '=', recordId).executeTakeFirstOrThrow();
  const changed = {
    video_url: other,
    state: 'posted',
    revision_id: after.revision_id,
    changed_at: after.changed_at,
    changed_by: reader.userId,
  };
  expect(after).toEqual({ ...before, ...changed, state_since: after.state_since });
  // The new evidence is not gone, so it cannot be replaced.
  expect(await replaceEvidence(deps, as(reader), await at(), { videoUrl: video })).toEqual({ ok: false, error: 'not-editable' });
  await lookAtAll();
  expect(await healthOf(recordId)).toBe('healthy');
  expect(await shown()).toEqual({});
  const log = await db.selectFrom('audit_log').select('detail').where('verb', '=', 'replace-evidence').execute();
  expect(log).toMatchObject([{ detail: { kind: 'video', from: 'verified', to: 'posted' } }]);
});
