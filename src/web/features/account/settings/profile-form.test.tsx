import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { sessionState } from '#web/session/session-store.ts';
import { ProfileForm } from './profile-form.tsx';

const { account } = messagesOf('en');
// The server interpolates the limit, so the component receives the finished message.
const TOO_LONG = 'Exceeds maximum character limit. Maximum characters = 32 characters';
const words = { ...account, fieldErrors: { ...account.fieldErrors, 'name-too-long': TOO_LONG } };
const context = { words, labels: { saved: 'Saved.', saving: 'Saving' }, loginHref: '/auth/login' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('counts characters while typing and focuses a name that the server rejects', async () => {
  const refused = { error: 'invalid', fields: { name: 'name-too-long' } };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 422 }));
  render(<ProfileForm context={context} userId="moss" name="苔 Moss" labels={{ nameHelp: '', handleHelp: '', save: 'Save' }} />);
  expect(screen.getByText('6 / 32')).toBeTruthy();
  const name = screen.getByRole('textbox', { name: /Display name/ });
  fireEvent.input(name, { target: { value: 'x'.repeat(33) } });
  expect(screen.getByText('33 / 32')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(TOO_LONG)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test('a saved name is read again for the account menu', async () => {
  const user = { userId: 'moss', role: 'player', desks: [], timeZone: null };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/auth/') ? { user: { ...user, name: 'Mossy' }, expires: '2099-01-01T00:00:00.000Z' } : {}),
  );
  render(<ProfileForm context={context} userId="moss" name="Moss" labels={{ nameHelp: '', handleHelp: '', save: 'Save' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('status')).textContent).toContain('Saved.');
  expect(sessionState().session?.user.name).toBe('Mossy');
});
