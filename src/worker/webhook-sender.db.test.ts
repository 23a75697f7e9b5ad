import { once } from 'node:events';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asRole } from '#tests/support/database/database-roles.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { newReader, postScore } from '#tests/support/scenarios/notifications-site.ts';
import { addWebhook, webhookOf, withReceiver } from '#tests/support/scenarios/webhooks-site.ts';
import { openReceiver } from '#tests/support/servers/webhook-receiver.ts';
import { killWorkersAfterEach, startWorker } from '#tests/support/servers/worker-process.ts';
import type { Deps } from '#usecases/deps.ts';
import { testWebhook } from '#usecases/webhooks/manage-webhooks.ts';
import { runWebhookSender } from './webhook-sender.ts';

const KILLS = rounds(1, 50);
const POSTS_PER_KILL = 2;

const { db, url, deps: plainDeps } = openTestDatabase();
const receiver = openReceiver();
let deps: Deps;
beforeEach(() => {
  deps = withReceiver(plainDeps, receiver.host);
});
killWorkersAfterEach();

test(`${KILLS} killed workers lose no delivery, keep the order and repeat one only under its id`, async () => {
  const owner = await newReader(deps);
  const { id } = await addWebhook(deps, owner, { url: receiver.url('/killed') });
  const posted: string[] = [];
  const start = () => startWorker(asRole(url, 'stargrass_worker'), { WEBHOOK_ALLOWED_HOSTS: receiver.host });
  for (let kill = 0; kill < KILLS; kill += 1) {
    const worker = start();
    let calls = 0;
    // Kills the worker while it waits for the answer to its second delivery, or when it has just received it.
    receiver.answer = ({ path }) => {
      if (path === '/killed') calls += 1; // not what the other tests have left
      if (calls < POSTS_PER_KILL) return { status: 200 };
      worker.kill('SIGKILL');
      return kill % 2 === 0 ? undefined : { status: 200 };
    };
    const exited = once(worker, 'exit');
    for (let post = 0; post < POSTS_PER_KILL; post += 1) {
      const stageId = 201 + (posted.length % 16);
      posted.push((await postScore(deps, owner, 10_000 + posted.length, stageId)).recordId);
    }
    await exited;
  }
  receiver.answer = () => ({ status: 200 });
  start();
  await expect.poll(async () => (await webhookOf(deps, owner, id))?.waiting).toBe(0);

  const calls = receiver.to('/killed').map(({ json, headers }) => ({ id: headers['webhook-id'], recordId: json.data.record.recordId }));
  const firsts = calls.filter((call, index) => call.id !== calls[index - 1]?.id); // a repeat directly follows its first attempt
  expect(firsts.map(({ recordId }) => recordId)).toEqual(posted);
  expect(new Set(calls.map((call) => call.id)).size).toBe(posted.length);
  expect(calls.length).toBeGreaterThan(posted.length);
  expect((await sql`select from outbox where topic = 'webhooks'`.execute(db)).rows).toEqual([]);
});

test('a slow receiver delays no other webhook', async () => {
  const owner = await newReader(deps);
  const slow = await addWebhook(deps, owner, { url: receiver.url('/slow') });
  const fast = await addWebhook(deps, owner, { url: receiver.url('/fast') });
  const { send } = deps.webhooks;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const slowed: Deps = {
    ...deps,
    webhooks: { ...deps.webhooks, send: (request) => (request.url.endsWith('/slow') ? answered.then(() => send(request)) : send(request)) },
  };
  for (const hook of [slow, fast, fast, fast]) await testWebhook(deps, owner, 'own', hook.id);
  const stop = new AbortController();
  const errors: unknown[] = [];
  const running = runWebhookSender(slowed, stop.signal, (error) => errors.push(error));
  await expect.poll(() => receiver.to('/fast').length).toBe(3);
  expect(await webhookOf(deps, owner, slow.id)).toMatchObject({ waiting: 1, lastDelivery: null });
  answer();
  await expect.poll(async () => (await webhookOf(deps, owner, slow.id))?.waiting).toBe(0);
  stop.abort();
  await running;
  expect(errors).toEqual([]);
});
