import { expect, test } from 'vitest';
import { beginSessionOf, createAccount, findMailedLink, newHandle } from '#tests/support/http/accounts.ts';
import { getPage, textOf } from '#tests/support/http/request.ts';
import { send } from '#tests/support/scenarios/actors.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

const newAddress = () => `${newHandle()}@example.net`;
const ask = (method: string, path: string, json: object, cookie = '') => send(postingSite().url, { method, path, json, cookie });
const confirm = (link: string) => ask('PUT', '/api/account/email', { token: new URL(link).searchParams.get('token') });

async function mailedLink(to: string, subject: RegExp): Promise<string> {
  await expect.poll(() => findMailedLink(to, subject)).toBeDefined();
  return (await findMailedLink(to, subject)) ?? '';
}

test('a password reset does not reveal whether an account exists', async () => {
  const email = newAddress();
  const { handle } = await createAccount({ email });
  await confirm(await mailedLink(email, /confirm/));
  const answers = await Promise.all(
    [handle, email, newHandle(), newAddress()].map(async (account) => {
      const response = await ask('POST', '/api/account/reset', { account });
      return [response.status, await response.text(), [...response.headers.keys()].toSorted()];
    }),
  );
  expect(answers[0]?.[0]).toBe(202);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  // The existing account received a mail.
  await mailedLink(email, /password/i);
});

test('a new e-mail address takes effect only after the player has confirmed it through the emailed link', async () => {
  const email = newAddress();
  const { handle, password } = await createAccount({ language: 'ja' });
  const cookie = await beginSessionOf(handle);
  const settings = async () =>
    textOf((await getPage('/ja/auth/settings', { site: postingSite().url, cookie })).root.querySelector('#email'));
  const change = (json: object) => ask('PATCH', '/api/account', json, cookie);
  expect(await settings()).toContain('メールアドレスは未登録です');
  const refused = await change({ email: 'not an address', password });
  expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { email: 'email-invalid' } }]);
  expect((await change({ email, password })).status).toBe(200);
  expect(await settings()).toContain('確認待ちです。');

  const link = await mailedLink(email, /メール/);
  expect(new URL(link).pathname).toBe('/ja/auth/confirm');
  expect((await getPage(link.slice(postingSite().url.length), { site: postingSite().url })).status).toBe(200);
  // Opening the link alone confirms nothing, because mail scanners open links too.
  expect(await settings()).toContain('確認待ちです。');
  expect((await confirm(link)).status).toBe(204);
  const confirmed = await settings();
  expect(confirmed).toContain(email);
  expect(confirmed).toContain('確認済み。公開されません。');

  const again = await confirm(link);
  expect([again.status, await again.json()]).toMatchObject([422, { fields: { token: 'token-invalid' } }]);
});
