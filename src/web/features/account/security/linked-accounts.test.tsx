import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { onSignInAgain } from '#web/ui/sign-in-again.ts';
import { LinkedAccounts } from './linked-accounts.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

const { account } = messagesOf('en');
const t = account.settings.providers;
const context = { words: account, labels: { saved: 'Saved.', saving: 'Saving' }, loginHref: '/auth/login' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * Renders one linked account and one to link, and returns the requests sent. The server answers with `answers` in order.
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
      toLink={[{ id: 'google', label: 'Link Google' }]}
      settingsHref="/auth/settings"
      pages={{ errorPage: '/error', signInPage: '/auth/login' }}
      labels={{ unlink: t.unlink, unlinkOf: t.unlinkOf, unlinked: t.unlinked, last: t.last }}
    />,
  );
  return sent;
}

const done = () => new Response(null, { status: 204 });

test('unlinks an account', async () => {
  const sent = renderLinks(done);
  fireEvent.click(screen.getByRole('button', { name: 'Unlink GitHub' }));
  expect((await screen.findByRole('status')).textContent).toBe(t.unlinked);
  expect(sent).toEqual([['/api/account/links/github', 'DELETE', undefined]]);
});

test('re-authenticates before it leaves for another site, and stays when the reader does not', async () => {
  const asked = vi.fn(async () => false);
  const remove = onSignInAgain(asked);
  const sent = renderLinks(() => Response.json({ error: 'invalid', fields: { password: 'required' } }, { status: 422 }));
  fireEvent.click(screen.getByRole('button', { name: 'Link Google' }));
  expect((await screen.findByRole('alert')).textContent).toBe(account.errors['sign-in-again']);
  expect(asked).toHaveBeenCalledWith({ methods: ['password'] });
  expect(sent).toEqual([['/api/account/recent-sign-in', 'POST', {}]]);
  remove();
});

test('leaves for the other site to link an account, and asks to come back to the settings', async () => {
  const went: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)));
  const asked: string[] = [];
  renderLinks();
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    asked.push(`${url} ${new URLSearchParams(String(body ?? '')).get('callbackUrl') ?? ''}`.trim());
    if (url.endsWith('/providers')) return Response.json({ google: { id: 'google' } });
    if (url.endsWith('/csrf')) return Response.json({ csrfToken: 'token' });
    return url.endsWith('/recent-sign-in') ? done() : Response.json({ url: 'https://accounts.example/ask' });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Link Google' }));
  await vi.waitFor(() => expect(went).toEqual(['https://accounts.example/ask']));
  expect(asked[0]).toBe('/api/account/recent-sign-in');
  expect(asked.at(-1)).toBe('/api/auth/signin/google /auth/settings');
});
