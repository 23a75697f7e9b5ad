import { expect, test } from 'vitest';
import { ageSessions, beginSessionOf, createAccount, findMailedLink, newHandle } from '#tests/support/http/accounts.ts';
import { signInWithOpenId } from '#tests/support/http/openid.ts';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const alertOf = async (path: string) => textOf((await getPage(path, { site: postingSite().url })).root.querySelector('main [role=alert]'));
const settingsOf = async (cookie: string) => (await getPage('/auth/settings', { site: postingSite().url, cookie })).root;

test('a first OpenID sign-in creates an account without a password and leads to the welcome, and the next sign-in finds that account', async () => {
  const login = newHandle();
  const first = await signInWithOpenId(login, { callbackUrl: '/stage/202' });
  expect(first.path).toBe('/welcome?callbackUrl=%2Fstage%2F202');
  const settings = await settingsOf(first.cookie);
  const linked = textOf(settings.querySelector('#providers'));
  expect(linked).toContain('Local ID');
  expect(linked).toContain('Your only way to log in. Add a password before you unlink it.');
  expect(textOf(settings)).toContain('You log in with another account, so you have no password here.');
  const handleOf = (root: typeof settings) => root.querySelector('input[name=handle]')?.getAttribute('value');
  expect(handleOf(settings)).toBeTruthy();
  const second = await signInWithOpenId(login, { callbackUrl: '/stage/202' });
  expect(second.path).toBe('/stage/202');
  expect(handleOf(await settingsOf(second.cookie))).toBe(handleOf(settings));
});

test('the list of providers contains the password form and the OpenID provider with its name', async () => {
  const response = await send(postingSite().url, { path: '/api/auth/providers' });
  const providers = (await response.json()) as Record<string, { readonly name: string; readonly type: string }>;
  expect(Object.keys(providers)).toEqual(['credentials', 'oidc']);
  expect(providers.oidc).toMatchObject({ name: 'Local ID', type: 'oauth' });
});

test('an OpenID sign-in does not open an unlinked account with the same e-mail address, but its owner can link it', async () => {
  const login = newHandle();
  // Must equal the address that the provider reports.
  const email = `${login}@example.org`;
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
  expect(textOf(settings.querySelector('#providers'))).toMatch(/Local ID\s*Linked on \d{4}\/\d{2}\/\d{2}\s*Unlink/);
  expect(textOf(settings.querySelector('#password'))).toContain('Unlink other accounts');
  expect(settings.querySelector('input[name=handle]')?.getAttribute('value')).toBe(account.handle);
});

test('a player who cancels at the OpenID provider sees that the sign-in was not completed', async () => {
  const { path } = await signInWithOpenId(undefined);
  expect(path).toMatch(/^\/auth\/login\?(.*&)?error=Callback$/);
  expect(await alertOf(path)).toBe("The login wasn't completed. Please try again.");
});

test('linking an OpenID account needs the password when the session is older than ten minutes', async () => {
  const site = postingSite().url;
  const login = newHandle();
  const account = await createAccount();
  const cookie = await beginSessionOf(account.handle);
  await ageSessions(account);
  const { path } = await signInWithOpenId(login, { callbackUrl: '/auth/settings', cookie });
  expect(path).toBe('/auth/login?error=sign-in-again&callbackUrl=%2Fauth%2Fsettings');
  expect(await alertOf(path)).toMatch(/^Please log in again first/);
  expect((await send(site, { method: 'DELETE', path: '/api/account/links/oidc', cookie })).status).toBe(403);

  const confirm = (json: object) => send(site, { method: 'POST', path: '/api/account/recent-sign-in', json, cookie });
  const refused = await confirm({});
  expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { password: 'required' } }]);
  const confirmed = await confirm({ password: account.password });
  expect(confirmed.status).toBe(204);
  // A copy of the old cookie no longer works.
  expect((await send(site, { path: '/api/account', cookie })).status).toBe(401);
  const newCookie = confirmed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const linked = await signInWithOpenId(login, { callbackUrl: '/auth/settings', cookie: newCookie });
  expect(linked.path).toBe('/auth/settings');

  expect((await send(site, { method: 'DELETE', path: '/api/account/links/oidc', cookie: linked.cookie })).status).toBe(204);
  const stranger = await signInWithOpenId(login);
  expect((await settingsOf(stranger.cookie)).querySelector('input[name=handle]')?.getAttribute('value')).not.toBe(account.handle);
});

test('a player who opens a password reset link sees the linked accounts and can unlink them', async () => {
  const site = postingSite().url;
  const [login, email] = [newHandle(), `${newHandle()}@example.net`];
  const { handle } = await createAccount({ email });
  await expect.poll(() => findMailedLink(email, /confirm/)).toBeDefined();
  const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('token');
  const confirmed = tokenOf(await findMailedLink(email, /confirm/));
  await send(site, { method: 'PUT', path: '/api/account/email', json: { token: confirmed } });
  await signInWithOpenId(login, { cookie: await beginSessionOf(handle) });
  await send(site, { method: 'POST', path: '/api/account/reset', json: { account: handle } });
  await expect.poll(() => findMailedLink(email, /new password/)).toBeDefined();
  const token = tokenOf(await findMailedLink(email, /new password/));

  const choicesOf = async (path: string) =>
    (await getPage(path, { site })).root.querySelectorAll('input[name=unlink]').map((input) => input.getAttribute('value'));
  expect(await choicesOf(`/auth/reset?token=${token}`)).toEqual(['oidc']);
  expect(await choicesOf(`/auth/reset?token=${'x'.repeat(43)}`)).toEqual([]);
  const json = { token, password: 'seven slow herons', unlink: ['oidc'] };
  expect((await send(site, { method: 'PUT', path: '/api/account/reset', json })).status).toBe(204);
  const { cookie } = await signInWithOpenId(login);
  expect((await settingsOf(cookie)).querySelector('input[name=handle]')?.getAttribute('value')).not.toBe(handle);
});
