import { inspect } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { LIMITS } from '#domain/accounts/limits.ts';
import { WEBHOOK_LIMITS } from '#domain/webhooks/webhook.ts';
import type { WebhookForm } from '#domain/webhooks/webhook-form.ts';
import { asRole } from '#tests/support/database/database-roles.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { newReader } from '#tests/support/scenarios/notifications-site.ts';
import { addWebhook, webhookOf } from '#tests/support/scenarios/webhooks-site.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { changeWebhook, createWebhook, deleteWebhook, getWebhooks, testWebhook } from './manage-webhooks.ts';

const { db, deps, url } = openTestDatabase();
const HOOK = 'https://bot.example/stargrass?key=k3y';
const DISCORD = 'https://discord.com/api/webhooks/123456789/t0ken-t0ken-t0ken-t0ken-abcd';

const create = (session: Session, address: string, kind: 'standard' | 'discord' = 'standard') =>
  createWebhook(deps, session, 'own', { kind, url: address, events: ['news'], filter: {} });

test('shows the key of a webhook once, and of a Discord address only its host and last characters', async () => {
  const owner = await newReader(deps);
  const created = await create(owner, HOOK);
  expect(created).toMatchObject({
    value: { secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/), webhook: { url: HOOK, state: 'active' } },
  });
  expect(await create(owner, DISCORD, 'discord')).toMatchObject({ value: { secret: null, webhook: { url: 'https://discord.com/…abcd' } } });
  const list = await getWebhooks(deps, owner, 'own');
  expect(list).toMatchObject({
    value: [
      { filter: { series: [], rules: [], boards: [], top: null }, pausedBecause: null, lastDelivery: null, waiting: 0 },
      { kind: 'discord', events: ['news'] },
    ],
  });
  expect(inspect(list, { depth: null })).not.toMatch(/whsec|t0ken/);
});

test.each([
  ['http://bot.example/', 'url-not-allowed'],
  ['https://bot.example:8443/', 'url-not-allowed'],
  ['https://127.0.0.1/', 'url-not-allowed'],
  ['https://[::ffff:10.0.0.1]/', 'url-not-allowed'],
  ['https://169.254.169.254/', 'url-not-allowed'],
  ['https://2130706433/', 'url-not-allowed'],
  ['https://localhost/', 'url-not-allowed'],
  ['https://user:pass@bot.example/', 'url-invalid'],
  ['ftp://bot.example/', 'url-invalid'],
  ['bot.example', 'url-invalid'],
  [`https://bot.example/${'あ'.repeat(100)}`, 'url-invalid'], // 900 characters in its stored form
  [DISCORD, 'url-invalid'], // of another kind
])('refuses the address %s', async (address, code) => {
  expect(await create(await newReader(deps), address)).toEqual({ ok: false, error: 'invalid', fields: { url: code } });
});

test('stores the boards of a filter as their pages are addressed, and refuses what the catalogue does not have', async () => {
  const owner = await newReader(deps);
  const { id } = await addWebhook(deps, owner, {
    url: 'https://Bot.example/\u0000x',
    filter: { boards: ['/stage/0201?rule=21', '/stage/201'] },
  });
  expect(await webhookOf(deps, owner, id)).toMatchObject({ url: 'https://bot.example/%00x', filter: { boards: ['/stage/201'] } });
  const cases: [filter: WebhookForm['filter'], fields: Record<string, string>][] = [
    [{ boards: ['/stage/201', '/stage/99999'] }, { 'filter.boards': 'unknown-board' }],
    [{ boards: ['/stage/201?rule=9999'] }, { 'filter.boards': 'unknown-board' }],
    [{ boards: ['/speedrun/99999'] }, { 'filter.boards': 'unknown-board' }],
    [
      { series: [999], rules: [999] },
      { 'filter.series': 'out-of-range', 'filter.rules': 'out-of-range' },
    ],
  ];
  for (const [filter, fields] of cases) {
    const refused = { ok: false, error: 'invalid', fields };
    expect(await createWebhook(deps, owner, 'own', { kind: 'standard', url: HOOK, events: ['news'], filter })).toEqual(refused);
    expect(await changeWebhook(deps, owner, { scope: 'own', id }, { filter })).toEqual(refused);
  }
});

test('limits webhooks to three per player and twenty of the site, and those of the site to admins', async () => {
  const owner = await newReader(deps);
  const results = await Promise.all(Array.from({ length: 5 }, () => create(owner, HOOK)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(WEBHOOK_LIMITS.perPlayer);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'too-many-webhooks' });
  const moderator: Session = { ...owner, role: 'moderator' };
  expect(await getWebhooks(deps, moderator, 'site')).toEqual({ ok: false, error: 'not-allowed' });
  expect(await createWebhook(deps, moderator, 'site', { kind: 'standard', url: HOOK, events: ['news'], filter: {} })).toEqual({
    ok: false,
    error: 'not-allowed',
  });
  expect(await getWebhooks(deps, { ...owner, bans: ['site'] }, 'own')).toEqual({ ok: false, error: 'not-allowed' });
});

test("admins share the site's webhooks, and each change is in the audit log", async () => {
  const [admin, other]: Session[] = [
    { ...(await newReader(deps)), role: 'admin' },
    { ...(await newReader(deps)), role: 'admin' },
  ];
  if (!admin || !other) throw new Error('no admins');
  const { id } = await addWebhook(deps, admin, { url: HOOK }, 'site');
  expect(await webhookOf(deps, other, id, 'site')).toMatchObject({ url: HOOK });
  await changeWebhook(deps, other, { scope: 'site', id }, { isPaused: true, filter: { top: 3 } });
  expect(await webhookOf(deps, admin, id, 'site')).toMatchObject({ state: 'paused', pausedBecause: 'by-owner', filter: { top: 3 } });
  expect(await deleteWebhook(deps, other, 'own', id)).toEqual({ ok: false, error: 'not-found' }); // not their own
  await deleteWebhook(deps, other, 'site', id);
  const { rows } = await sql<{ verb: string; actor: number }>`
    select verb, actor_id as actor from audit_log where subject_kind = 'webhook' and subject_id = ${id} order by audit_id`.execute(db);
  expect(rows).toEqual([
    { verb: 'create-webhook', actor: admin.userId },
    { verb: 'change-webhook', actor: other.userId },
    { verb: 'delete-webhook', actor: other.userId },
  ]);
});

test('limits tests and resumptions, which send at once', async () => {
  const owner = await newReader(deps);
  const { id } = await addWebhook(deps, owner, { url: HOOK });
  for (let count = 1; count < LIMITS['test-webhook'].tries; count += 1) await testWebhook(deps, owner, 'own', id);
  expect(await changeWebhook(deps, owner, { scope: 'own', id }, { isPaused: false })).toMatchObject({ ok: true });
  expect(await changeWebhook(deps, owner, { scope: 'own', id }, { isPaused: false })).toMatchObject({ error: 'too-many-tries' });
  expect(await changeWebhook(deps, owner, { scope: 'own', id }, { isPaused: true })).toMatchObject({ ok: true });
});

test("a player's webhooks are out of reach for others", async () => {
  const { id } = await addWebhook(deps, await newReader(deps), { url: HOOK });
  const stranger = await newReader(deps);
  const missing = { ok: false, error: 'not-found' };
  expect(await changeWebhook(deps, stranger, { scope: 'own', id }, { isPaused: true })).toEqual(missing);
  expect(await deleteWebhook(deps, stranger, 'own', id)).toEqual(missing);
  expect(await testWebhook(deps, stranger, 'own', id)).toEqual(missing);
  expect(await testWebhook(deps, stranger, 'own', 'x')).toEqual(missing);
});

test('the export lists webhooks without secrets, and closing the account deletes them with their deliveries', async () => {
  const owner = await sessionOf(deps, await signInAs(deps, await openAccount(deps)));
  const { id, secret } = await addWebhook(deps, owner, { url: HOOK });
  await create(owner, DISCORD, 'discord');
  await testWebhook(deps, owner, 'own', id);
  const exported = await exportAccount(deps, owner);
  expect(exported.webhooks).toMatchObject([{ url: HOOK }, { url: 'https://discord.com/…abcd' }]);
  for (const hidden of [secret, 't0ken']) expect(JSON.stringify(exported)).not.toContain(hidden);
  expect(await closeAccount(deps, owner, PASSWORD)).toMatchObject({ ok: true });
  const left =
    await sql`select from webhooks where user_id = ${owner.userId} union all select from webhook_deliveries where webhook_id = ${id}
    union all select from webhook_secrets where webhook_id = ${id}`.execute(db);
  expect(left.rows).toEqual([]);
});

test('the web role can store the secrets of webhooks but not read them', async () => {
  const client = new Client({ connectionString: asRole(url, 'stargrass_web') });
  await client.connect();
  try {
    await expect(client.query('select url from webhook_secrets')).rejects.toMatchObject({ code: '42501' });
    await expect(client.query('delete from webhook_secrets')).rejects.toMatchObject({ code: '42501' });
  } finally {
    await client.end();
  }
});
