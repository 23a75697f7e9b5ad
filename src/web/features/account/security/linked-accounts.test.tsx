import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { LinkedAccounts } from './linked-accounts.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

const { account } = messagesOf('en');
const t = account.settings.providers;
const context = { words: account, labels: { saved: 'Saved.', saving: 'Saving' }, loginHref: '/auth/login' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/**
 * Renders one linked account, clicks "Unlink" and returns the requests sent. The server answers with `answers` in
 * order.
 */
function renderLinks(...answers: (() => Response)[]): [string, string | undefined, unknown][] {
  const sent: [string, string | undefined, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push([url, method, body === undefined ? undefined : JSON.parse(String(body))]);
    return (answers.shift() ?? (() => Response.json({}, { status: 500 })))();
  });
  render(
    <LinkedAccounts
      context={context}
      links={[{ id: 'github', name: 'GitHub', linkedOn: 'Linked on 2026/11/17', isLast: false }]}
      toLink={[]}
      settingsHref="/auth/settings"
      signInAgainHref="/auth/login?error=sign-in-again"
      pages={{ errorPage: '/error', signInPage: '/auth/login' }}
      labels={{ unlink: t.unlink, unlinkOf: t.unlinkOf, unlinked: t.unlinked, last: t.last, dialog: t.confirm }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Unlink GitHub' }));
  return sent;
}

const done = () => new Response(null, { status: 204 });
const refused = (code: string) => () => Response.json({ error: 'invalid', fields: { password: code } }, { status: 422 });

test('unlinks an account without asking for the password after a recent sign-in', async () => {
  const sent = renderLinks(done, done);
  expect((await screen.findByRole('status')).textContent).toBe(t.unlinked);
  expect(sent).toEqual([
    ['/api/account/recent-sign-in', 'POST', {}],
    ['/api/account/links/github', 'DELETE', undefined],
  ]);
});

test('asks for the password until it is correct when the sign-in is too old', async () => {
  const sent = renderLinks(refused('required'), refused('password-wrong'), done, done);
  const password = await screen.findByLabelText(account.fields.currentPassword);
  // The dialog opens in an effect, after its content has been rendered.
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: t.confirm.send });
  await waitFor(() => expect(send.disabled).toBe(false));
  fireEvent.input(password, { target: { value: 'a guess' } });
  fireEvent.click(send);
  expect(await screen.findByText(account.fieldErrors['password-wrong'])).toBeTruthy();
  fireEvent.input(password, { target: { value: 'quiet fern lantern' } });
  fireEvent.click(send);
  expect((await screen.findByRole('status')).textContent).toBe(t.unlinked);
  expect(sent.map(([url, , json]) => [url, json])).toEqual([
    ['/api/account/recent-sign-in', {}],
    ['/api/account/recent-sign-in', { password: 'a guess' }],
    ['/api/account/recent-sign-in', { password: 'quiet fern lantern' }],
    ['/api/account/links/github', undefined],
  ]);
});
