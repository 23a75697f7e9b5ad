import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { as } from '#tests/support/scenarios/fairness.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import type { Deps } from '#usecases/deps.ts';
import { relayChanges } from '#usecases/rankings/derive/relay-changes.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { relayInstants } from './relay-instants.ts';
import { relayPages } from './relay-pages.ts';

const { db, deps: plainDeps } = openTestDatabase();
const deps: Deps = { ...plainDeps, edges: ['http://a.test', 'http://b.test'].map((url) => ({ url, purge: async () => {} })) };
const NOW = new Date('2026-11-20T12:00:00Z');
let score = 20_000;

const post = async () => {
  score += 100;
  const answer = await postRecord(deps, as(await createPlayer(deps)), randomUUID(), {
    ...{ stageId: 201, rule: 21, score: String(score), console: 1, videoUrl: VIDEO },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.record.recordId;
};
const waiting = () => db.selectFrom('edge_purges').select(['edge', 'keys', 'due_at as dueAt']).orderBy('purge_id').execute();
const keysFor = async (edge: string) => (await waiting()).filter((row) => row.edge === edge).flatMap(({ keys }) => keys);

beforeEach(async () => {
  await setClock(db, NOW);
  await turnSwitch(deps, 'operator', 'read-only', { isOn: false });
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('edge_purges').execute();
});

test('queues one purge row per edge, regardless of the number of events', async () => {
  const ids = [await post(), await post()];
  await relayPages(deps, NOW);
  await relayChanges(deps, NOW);
  expect((await waiting()).map(({ edge }) => edge)).toEqual(['http://a.test', 'http://b.test']);
  expect(await keysFor('http://a.test')).toEqual(await keysFor('http://b.test'));
  expect(await keysFor('http://a.test')).toEqual(expect.arrayContaining(['stage:201', ...ids.map((id) => `record:${id}`)]));
});

test('purges a switch change twice: immediately, and again after every process has reloaded its switches', async () => {
  await turnSwitch(deps, 'operator', 'banner', { isOn: true, text: { en: 'Soon.', ja: 'まもなく。' } });
  await relayPages(deps, NOW);
  const rows = (await waiting()).filter(({ edge }) => edge === 'http://a.test');
  expect(rows.map(({ keys }) => keys)).toEqual([['site'], ['site']]);
  expect(rows.map(({ dueAt }) => dueAt.getTime() - NOW.getTime())).toEqual([0, 2_500]);
});

test('in read-only mode, each post made just before or during the switch is still purged, once', async () => {
  const before = await post();
  await turnSwitch(deps, 'operator', 'read-only', { isOn: true });
  await relayPages(deps, NOW);
  expect(await keysFor('http://a.test')).toEqual(['site', 'site']);
  await db.deleteFrom('edge_purges').execute();
  const meanwhile = await post(); // This post was in flight when the switch was turned.
  await relayPages(deps, NOW);
  await relayPages(deps, NOW);
  expect(await keysFor('http://a.test')).toContain(`record:${meanwhile}`);
  expect((await keysFor('http://a.test')).filter((key) => key === 'home')).toHaveLength(1);
  await turnSwitch(deps, 'operator', 'read-only', { isOn: false });
  await db.deleteFrom('edge_purges').execute();
  await relayChanges(deps, NOW); // Queues jobs, notifications and live events, but no further purges.
  expect(await waiting()).toEqual([]);
  const live = await db.selectFrom('live_events').select('record_id').execute();
  expect(live.map(({ record_id: id }) => id)).toEqual(expect.arrayContaining([before, meanwhile]));
});

test('a relay that throws leaves its outbox events for the next run', async () => {
  const recordId = await post();
  const failing = { ...deps, catalogue: () => Promise.reject(new Error('no catalogue')) };
  await expect(relayChanges(failing, NOW)).rejects.toThrow('no catalogue');
  expect(await waiting()).toEqual([]);
  await relayChanges(deps, NOW);
  expect(await keysFor('http://b.test')).toContain(`record:${recordId}`);
});

test('queues purges at midnight site time and at event starts, even if the worker was down', async () => {
  const at = async (time: string) => {
    await stopClock(db, new Date(time));
    await db.deleteFrom('edge_purges').execute();
    await relayInstants(deps, NOW);
    return keysFor('http://a.test');
  };
  await db.deleteFrom('edge_clock').execute();
  expect(await at('2026-11-20T14:59:59Z')).toEqual([]); // The first run only stores the current time.
  const midnight = await at('2026-11-20T15:00:00Z'); // midnight in Tokyo
  expect(midnight).toEqual(expect.arrayContaining(['standings', 'classes', 'home', 'lists', 'news']));
  expect(midnight).not.toContain('calendar');
  expect(await at('2026-11-20T15:00:01Z')).toEqual([]);
  const afterDays = await at('2026-12-02T00:00:00Z'); // The worker was down for days.
  expect(afterDays).toEqual(expect.arrayContaining(['standings', 'calendar']));
  expect(await at('2027-01-01T00:00:00Z')).toEqual(['site']);
  expect(await at('2026-11-20T00:00:00Z')).toEqual([]); // Nothing is due after the clock is set back.
  const [event] = (await deps.catalogue()).events.values();
  if (!event) throw new Error('no event');
  await at(new Date(Date.parse(event.startsAt) - 1_000).toISOString());
  expect(await at(event.startsAt)).toContain(`event:${String(event.id).padStart(6, '0')}`);
});

test('concurrent workers queue the midnight purges only once', async () => {
  await stopClock(db, new Date('2026-11-20T14:59:59Z'));
  await db.deleteFrom('edge_clock').execute();
  await relayInstants(deps, NOW);
  await stopClock(db, new Date('2026-11-20T15:00:00Z'));
  await Promise.all([relayInstants(deps, NOW), relayInstants(deps, NOW), relayInstants(deps, NOW)]);
  expect((await keysFor('http://a.test')).filter((key) => key === 'standings')).toHaveLength(1);
});
