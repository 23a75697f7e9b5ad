import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refetchSession } from '#web/session/session-store.ts';
import { AccountButton } from './account-button.tsx';

vi.mock('next/navigation', () => ({ usePathname: () => '/stage/201', useSearchParams: () => new URLSearchParams() }));

const LABELS = { login: 'Log in', join: 'Join free', account: 'Your account' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (user: object | undefined) => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/api/auth/session' ? (user ? { user } : {}) : JSON.parse('{"notices":[],"unread":3}')),
  );
  await act(refetchSession);
  render(<AccountButton locale="en" labels={LABELS} />);
};

test('a visitor can log in and join, and comes back to the page', async () => {
  await show(undefined);
  expect(screen.getByText('Log in').getAttribute('href')).toBe('/auth/login?callbackUrl=%2Fstage%2F201');
  for (const link of screen.getAllByText('Join free')) expect(link.getAttribute('href')).toBe('/auth/register?callbackUrl=%2Fstage%2F201');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a player has a planet with the number of new notifications, and the own pages behind it', async () => {
  await show({ userId: 'moss', name: 'Moss', desks: ['moderation'] });
  expect(await screen.findByRole('button', { name: 'Your account, 3 new' })).toBeTruthy();
  const links = [...document.querySelectorAll('#account-menu a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([...['/user/moss', '/dashboard', '/notifications'], ...['/moderation', '/auth/settings', '/auth/logout']]);
});

test('a player without a name is shown as Anonymous, with the user id', async () => {
  await show({ userId: 'moss', name: null, desks: [] });
  expect(await screen.findByText('Anonymous')).toBeTruthy();
  expect(document.querySelector('#account-menu p')?.textContent).toBe('Anonymousmoss');
});
