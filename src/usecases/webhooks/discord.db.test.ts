import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newReader, postScore } from '#tests/support/scenarios/notifications-site.ts';
import { addWebhook, runWebhooks, SITE_URL, webhookOf, withReceiver } from '#tests/support/scenarios/webhooks-site.ts';
import { openReceiver } from '#tests/support/servers/webhook-receiver.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';

const { db, deps: plainDeps } = openTestDatabase();
const receiver = openReceiver();
let deps: Deps;
let stage = 200;
let channel = '';
beforeEach(async () => {
  await sql`update webhooks set paused_because = 'by-owner' where paused_because is null`.execute(db);
  deps = withReceiver(plainDeps, receiver.host);
  stage += 1;
  channel = `/api/webhooks/${stage}/${'s3cret-'.repeat(5)}${stage}`;
  // As Discord does, answers a post with the message, and an edit with the edited message.
  receiver.answer = ({ method }) => ({ status: 200, body: method === 'POST' ? JSON.stringify({ id: `9000${stage}` }) : '{}' });
});

const add = (owner: Session, events: Parameters<typeof addWebhook>[2]['events'] = ['record.posted']) =>
  addWebhook(deps, owner, { kind: 'discord', url: receiver.url(channel), events });
const posts = () => receiver.to(`${channel}?wait=true`);
const edits = () => receiver.to(`${channel}/messages/9000${stage}`);
const withdraw = async ({ userId }: Session, record: { recordId: string; revisionId: string }) => {
  const changed = await changeRecordState(deps, { kind: 'signed-in', userId, role: 'player' }, record, 'withdrawn', '');
  if (!changed.ok) throw new Error(changed.error);
};

test('posts a record once as its most specific event, without mentions or formatting of the name', async () => {
  const owner = await newReader(deps);
  const { id } = await add(owner, ['record.posted', 'record.first']);
  const author = await newReader(deps);
  await sql`update users set name = '@everyone **[x](http://x)**' where id = ${author.userId}`.execute(db);
  const { recordId } = await postScore(deps, author, 20_000, stage);
  await runWebhooks(deps);
  expect(posts().map(({ json }) => json)).toEqual([
    {
      embeds: [
        {
          title: expect.stringContaining(' · '),
          description: '\\@everyone \\*\\*\\[x\\]\\(http\\:\\/\\/x\\)\\*\\* took first place with 20,000\nRank 1',
          url: `${SITE_URL}/record/${recordId}`,
        },
      ],
      allowed_mentions: { parse: [] },
    },
  ]);
  expect((await webhookOf(deps, owner, id))?.url).toBe(`http://${receiver.host}/…-${stage}`);
});

test('strikes out the message when its record is withdrawn, without repeating name or value', async () => {
  const owner = await newReader(deps);
  const { id } = await add(owner);
  const author = await newReader(deps);
  const record = await postScore(deps, author, 20_000, stage);
  await runWebhooks(deps);
  await withdraw(author, record);
  receiver.answer = () => ({ status: 429, body: JSON.stringify({ retry_after: 64.5 }), headers: { 'retry-after': '60' } });
  const start = await readClock(db);
  await runWebhooks(deps);
  const due = (await sql<{ at: Date }>`select due_at as at from webhooks where webhook_id = ${id}`.execute(db)).rows[0]?.at;
  expect((due?.getTime() ?? 0) - start.getTime()).toBeGreaterThanOrEqual(64_500);
  receiver.answer = () => ({ status: 200, body: '{}' });
  await sql`update webhooks set due_at = app_now() where webhook_id = ${id}`.execute(db);
  await runWebhooks(deps);
  expect(edits().map(({ method }) => method)).toEqual(['PATCH', 'PATCH']);
  expect(edits()[1]?.json).toMatchObject({
    embeds: [{ title: expect.stringMatching(/^~~.+~~$/), description: 'This record was withdrawn.' }],
    allowed_mentions: { parse: [] },
  });
  expect(edits()[1]?.body).not.toMatch(/Fern|20,000/);
  expect(posts()).toHaveLength(1);
});

test('a message that somebody deleted does not pause the webhook, and a record that was never announced is not mentioned', async () => {
  const owner = await newReader(deps);
  const { id } = await add(owner);
  const author = await newReader(deps);
  const announced = await postScore(deps, author, 20_000, stage);
  await runWebhooks(deps);
  receiver.answer = () => ({ status: 404, body: '{"message": "Unknown Message", "code": 10008}' });
  await withdraw(author, announced);
  await withdraw(author, await postScore(deps, author, 21_000, stage + 20));
  await runWebhooks(deps);
  expect([posts().length, edits().length]).toEqual([1, 1]);
  expect(await webhookOf(deps, owner, id)).toMatchObject({ state: 'active', waiting: 0 });
});
