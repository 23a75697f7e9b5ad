import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { TokenPanel } from './token-panel.tsx';

const { account, integrations: words } = messagesOf('en');
const context = { words: account, labels: { saved: 'Saved.', saving: 'Saving' }, loginHref: '/auth/login' };
const TOKEN = {
  id: '3',
  name: 'My bot',
  scopes: ['read:me'],
  createdAt: '2026-11-18T10:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  start: 'sgt_ab12',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the panel. The server answers each call from `answers`, by method and address; lists are empty by default. */
function draw(answers: Readonly<Record<string, () => Response>>) {
  const sent: [call: string, json: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url}`;
    sent.push([call, body === undefined ? undefined : JSON.parse(String(body))]);
    return answers[call]?.() ?? Response.json({ tokens: [] });
  });
  render(<TokenPanel context={context} words={words} locale="en" />);
  return sent;
}

const done = () => new Response(null, { status: 204 });

async function create() {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: words.tokens.add.send });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.input(screen.getByLabelText(words.tokens.add.name), { target: { value: 'My bot' } });
  fireEvent.click(button);
}

test('shows a new token once, until the reader is done', async () => {
  const sent = draw({
    'POST /api/me/tokens': () => Response.json({ token: TOKEN, secret: 'sgt_secret' }, { status: 201 }),
  });
  await create();
  expect((await screen.findByLabelText<HTMLInputElement>(words.tokens.secret.label)).value).toBe('sgt_secret');
  expect(sent).toContainEqual(['POST /api/me/tokens', { name: 'My bot', scopes: ['read:me'], days: 90 }]);
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  expect(screen.queryByLabelText(words.tokens.secret.label)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(words.tokens.add.name).value).toBe('');
});

test('explains the limit in words', async () => {
  draw({
    'POST /api/me/tokens': () => Response.json({ error: 'too-many-tokens' }, { status: 409 }),
  });
  await create();
  expect((await screen.findByRole('alert')).textContent).toBe(words.errors['too-many-tokens']);
});

test('revokes a token after a confirmation', async () => {
  let tokens = [TOKEN];
  const sent = draw({
    'GET /api/me/tokens': () => Response.json({ tokens }),
    'DELETE /api/me/tokens/3': () => {
      tokens = [];
      return done();
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke My bot' }));
  const dialog = await screen.findByRole('dialog', { name: words.tokens.confirm.title });
  expect(sent.some(([call]) => call.startsWith('DELETE'))).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: words.tokens.confirm.send }));
  expect((await screen.findByRole('status')).textContent).toBe(words.tokens.revoked);
  expect(await screen.findByText(words.tokens.none)).toBeTruthy();
});
