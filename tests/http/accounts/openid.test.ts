import { expect, test } from 'vitest';
import { send } from '#tests/support/actors.ts';
import { beginSessionOf, createAccount, findMailedLink, newHandle } from '#tests/support/http/accounts.ts';
import { signInWithOpenId } from '#tests/support/http/openid.ts';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const alertOf = async (path: string) => textOf((await getPage(path, { site: postingSite().url })).root.querySelector('main [role=alert]'));
const settingsOf = async (cookie: string) => (await getPage('/auth/settings', { site: postingSite().url, cookie })).root;

test('signing in through another site creates an account without a password, and finds it the next time', async () => {
  const login = newHandle();
  const first = await signInWithOpenId(login, { callbackUrl: '/stage/202' });
  expect(first.path).toBe('/stage/202');
  const settings = await settingsOf(first.cookie);
  expect(textOf(settings)).toContain('Linked: Local ID');
  expect(textOf(settings)).toContain('You log in with another account and have no password here.');
  const handleOf = (root: typeof settings) => root.querySelector('input[name=handle]')?.getAttribute('value');
  expect(handleOf(settings)).toBeTruthy();
  const second = await signInWithOpenId(login);
  expect(handleOf(await settingsOf(second.cookie))).toBe(handleOf(settings));
});

test("another site's e-mail address does not open an account that is not linked; logged in, it can be linked", async () => {
  const login = newHandle();
  const email = `${login}@example.org`; // the address that the provider reports
  const account = await createAccount({ email });
  await expect.poll(() => findMailedLink(email, /confirm/)).toBeDefined();
  const token = new URL((await findMailedLink(email, /confirm/)) ?? '').searchParams.get('token');
  expect((await send(postingSite().url, { method: 'PUT', path: '/api/account/email', json: { token } })).status).toBe(204);

  const { path } = await signInWithOpenId(login);
  expect(path).toBe('/auth/login?error=OAuthAccountNotLinked');
  expect(await alertOf(path)).toMatch(/^That e-mail address already belongs to an account here\./);

  const cookie = await beginSessionOf(account.handle);
  const linked = await signInWithOpenId(login, { callbackUrl: '/auth/settings', cookie });
  expect(linked.path).toBe('/auth/settings');
  const settings = await settingsOf(linked.cookie);
  expect(textOf(settings)).toContain('Linked: Local ID');
  expect(settings.querySelector('input[name=handle]')?.getAttribute('value')).toBe(account.handle);
});

test('who says no at the other site is told that it was not completed', async () => {
  const { path } = await signInWithOpenId(undefined);
  expect(path).toMatch(/^\/auth\/login\?(.*&)?error=Callback$/);
  expect(await alertOf(path)).toBe('Logging in was not completed. Please try again.');
});
