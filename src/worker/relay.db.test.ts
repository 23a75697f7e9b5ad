import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openEdge } from '#data/gateways/send-purge.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { TestEdge } from '#tests/support/edge/test-edge.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { as } from '#tests/support/scenarios/fairness.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import type { Deps } from '#usecases/deps.ts';
import { getEvent } from '#usecases/events/get-event.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { runPurger } from './purger.ts';
import { runRelay } from './relay.ts';

const { db, deps: once } = openTestDatabase();
const plainDeps = freshDeps(once);
const edges = [new TestEdge(), new TestEdge()];
const stop = new AbortController();
const failures: unknown[] = [];
let running: Promise<unknown> = Promise.resolve();
let deps: Deps;

beforeAll(async () => {
  for (const edge of edges) await edge.start();
  deps = { ...plainDeps, edges: edges.map(({ url }) => openEdge(url, 30_000)) };
  const failed = (error: unknown) => void failures.push(error);
  running = Promise.all([runRelay(deps, stop.signal, failed), runPurger(deps, stop.signal, { failed })]);
});
afterAll(async () => {
  stop.abort();
  await running;
  for (const edge of edges) await edge.die();
});

/**
 * Deletes the purges that are waiting or were sent, also those of the template's catalogue. A purge of the whole site, which is
 * repeated after 2.5 s, would replace all others that are due at the same time.
 */
async function dropPurges(): Promise<void> {
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('edge_purges').execute();
  for (const { purges } of edges) purges.length = 0;
}

const isPurged = (key: string) => edges.every(({ purges }) => purges.flat().includes(key));
/** Waits until a key has been purged everywhere. The message of a failure says why it was not. */
const purged = (key: string) =>
  expect.poll(() => ({ isPurged: isPurged(key), failures }), { interval: 10 }).toEqual({ isPurged: true, failures: [] });

test('purges every edge after a post and after a switch is changed, even in read-only mode', async () => {
  await dropPurges();
  const form = { stageId: 201, rule: 21, score: '20000', console: 1, videoUrl: VIDEO };
  const posted = await postRecord(deps, as(await createPlayer(deps)), randomUUID(), form);
  if (!posted.ok) throw new Error(JSON.stringify(posted));
  await purged(`record:${posted.value.record.recordId}`);
  await turnSwitch(deps, 'operator', 'read-only', { isOn: true });
  await purged('site');
  await turnSwitch(deps, 'operator', 'read-only', { isOn: false });
  expect(failures).toEqual([]);
});

test('publishes the results of a blind event and purges its page when the event ends', async () => {
  const code = 261201;
  onTestFinished(() => setClock(db, new Date()));
  await stopClock(db, new Date('2026-12-08T14:59:58+09:00'));
  await openEvent(deps, code, { style: 'standard', teams: [], blind: true });
  expect(await getEvent(deps, VISITOR, code)).toMatchObject({ sealed: true, window: 'open' });
  await dropPurges();
  await stopClock(db, new Date('2026-12-08T15:00:00+09:00'));
  await expect.poll(async () => (await getEvent(deps, VISITOR, code))?.sealed, { interval: 10 }).toBe(false);
  await purged(`event:${code}`);
  expect(failures).toEqual([]);
});

test('seals the audit log in read-only mode', async () => {
  await turnSwitch(deps, 'operator', 'read-only', { isOn: true });
  const unsealed = () => deps.db.selectFrom('audit_unsealed').selectAll().execute();
  await expect.poll(unsealed, { interval: 10 }).toEqual([]);
  expect(await deps.db.selectFrom('audit_seals').select('seal_id').where('seal_id', '>', '0').execute()).not.toEqual([]);
  await turnSwitch(deps, 'operator', 'read-only', { isOn: false });
});
