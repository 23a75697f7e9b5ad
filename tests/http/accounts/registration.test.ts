import { expect, test } from 'vitest';
import { newHandle } from '#tests/support/http/accounts.ts';
import { cookiesOf, postLogin } from '#tests/support/http/log-in.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const register = (json: object) => send(postingSite().url, { method: 'POST', path: '/api/account', json });

test('a registered account can log in, and a taken or reserved user ID is rejected with an error for that field', async () => {
  const site = postingSite().url;
  const account = { handle: newHandle(), password: 'nine quiet lanterns' };
  expect((await register({ ...account, language: 'en' })).status).toBe(201);
  const cookie = cookiesOf(await postLogin(site, account));
  expect(await (await send(site, { path: '/api/account', cookie })).json()).toMatchObject({ userId: account.handle });

  const refused = await register(account);
  expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { handle: 'handle-taken' } }]);
  const invalid = await register({ handle: 'moderator', password: 'password123' });
  expect([invalid.status, await invalid.json()]).toMatchObject([422, { fields: { handle: 'handle-reserved' } }]);
});
