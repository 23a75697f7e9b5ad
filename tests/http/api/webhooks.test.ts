import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const { url: site, databaseUrl } = postingSite();

test('a player creates, lists, changes, tests and deletes a webhook', async () => {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 2, statementTimeoutMs: 60_000 });
  try {
    const { cookie } = await createActor(db, 'player');
    const path = '/api/me/webhooks';
    const json = { kind: 'standard', url: 'https://bot.example/hook', events: ['news', 'player.passed'], filter: { series: [2], top: 10 } };
    const created = await send(site, { method: 'POST', path, cookie, json });
    const { webhook, secret } = (await created.json()) as { webhook: { id: string }; secret: string };
    expect(created.status).toBe(201);
    expect(() => new Webhook(secret)).not.toThrow();
    expect(webhook).toEqual({
      id: expect.stringMatching(/^\d+$/),
      kind: 'standard',
      url: 'https://bot.example/hook',
      events: ['player.passed', 'news'],
      filter: { series: [2], rules: [], boards: [], top: 10 },
      state: 'active',
      pausedBecause: null,
      lastDelivery: null,
      waiting: 0,
      dropped: 0,
      createdAt: expect.stringMatching(/Z$/),
    });
    const one = `${path}/${webhook.id}`;
    const paused = await send(site, { method: 'PATCH', path: one, cookie, json: { isPaused: true, filter: {} } });
    expect(await paused.json()).toMatchObject({ state: 'paused', pausedBecause: 'by-owner', filter: { series: [], top: null } });
    expect((await send(site, { method: 'POST', path: `${one}/test`, cookie })).status).toBe(202);
    const listed = await (await send(site, { path, cookie })).text();
    expect(JSON.parse(listed).webhooks).toMatchObject([{ id: webhook.id, waiting: 1 }]);
    expect(listed).not.toContain(secret.slice('whsec_'.length));
    const refused = await send(site, { method: 'POST', path, cookie, json: { ...json, url: 'https://169.254.169.254/' } });
    expect([refused.status, await refused.json()]).toMatchObject([422, { error: 'invalid', fields: { url: 'url-not-allowed' } }]);
    expect((await send(site, { method: 'DELETE', path: one, cookie })).status).toBe(204);
    expect(await (await send(site, { path, cookie })).json()).toEqual({ webhooks: [] });
  } finally {
    await close();
  }
});
