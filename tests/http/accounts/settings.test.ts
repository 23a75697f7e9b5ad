import { expect, test } from 'vitest';
import { beginSessionOf, createAccount, newName } from '#tests/support/http/accounts.ts';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

async function createPlayer() {
  const site = postingSite().url;
  const { handle } = await createAccount({ name: newName() });
  const cookie = await beginSessionOf(handle);
  return {
    handle,
    change: (json: object) => send(site, { method: 'PATCH', path: '/api/account', json, cookie }),
    read: (path: string) => send(site, { path, cookie }),
    settings: async () => (await getPage('/auth/settings', { site, cookie })).root,
    sessionUser: async () => ((await (await send(site, { path: '/api/auth/session', cookie })).json()) as { user: { name: string } }).user,
    headingOfPage: async () => textOf((await getPage(`/user/${handle}`, { site })).root.querySelector('h1')),
  };
}

test('a player changes the display name, and a player without a name is shown as Anonymous', async () => {
  const player = await createPlayer();
  const tooLong = await player.change({ name: 'x'.repeat(33) });
  expect([tooLong.status, await tooLong.json()]).toMatchObject([422, { fields: { name: 'name-too-long' } }]);
  // The form contains the message for this error.
  expect((await player.settings()).toString()).toContain('Exceeds maximum character limit. Maximum characters = 32 characters');
  const name = newName();
  expect((await player.change({ name })).status).toBe(200);
  expect(await player.headingOfPage()).toBe(name);
  expect((await player.sessionUser()).name).toBe(name);
  expect((await player.settings()).querySelector('input[name=name]')?.getAttribute('value')).toBe(name);

  expect((await player.change({ name: '' })).status).toBe(200);
  expect(await player.headingOfPage()).toBe('Anonymous');
  expect((await player.sessionUser()).name).toBeNull();
});

test('a changed notification switch is stored and shown on the settings page', async () => {
  const player = await createPlayer();
  const isOn = async () =>
    (await player.settings()).querySelector('[role=switch][aria-label="An event opens"]')?.getAttribute('aria-checked');
  const before = await isOn();
  expect(['true', 'false']).toContain(before);
  expect((await player.change({ notifications: { events: before !== 'true' } })).status).toBe(200);
  expect(await isOn()).toBe(String(before !== 'true'));
});

test('a player downloads an export of their data that does not contain the password hash', async () => {
  const player = await createPlayer();
  const link = (await player.settings()).querySelector('a[download]');
  expect([textOf(link), link?.getAttribute('href')]).toEqual(['Download', '/api/account/export']);
  const response = await player.read('/api/account/export');
  expect([response.status, response.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="stargrass.json"']);
  const copy = await response.text();
  expect(JSON.parse(copy)).toMatchObject({ account: { userId: player.handle } });
  expect(copy).not.toContain('argon2');
});
