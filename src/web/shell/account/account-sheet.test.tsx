import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordDrafts } from '#web/features/records/post/stored-draft.ts';
import { QUEUE_MARK } from '#web/session/device-data.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { loadAccountMenuWords } from './account-menu-words.ts';
import { AccountSheet } from './account-sheet.tsx';
import { closeAccountSheet, openAccountSheet } from './account-sheet-state.ts';

const place = vi.hoisted(() => ({ path: '/stage/201' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path, useSearchParams: () => new URLSearchParams() }));

const NAMES = { en: 'English', ja: '日本語' };
const SUMMARY = {
  rank: 112,
  points: 46_601,
  rankClass: { id: 4, name: { en: 'C2', ja: '二級' } },
  next: { id: 5, name: { en: 'C1', ja: '一級' }, from: 44_800, border: 56_000 },
  planet: { handle: 'moss', rankClass: 4, worldRecords: 0, stages: { 2: 25 }, events: [] },
};

let user: object | undefined;
let asked: string[];

beforeEach(() => {
  place.path = '/stage/201';
  user = { userId: 'moss', name: 'Moss', desks: ['moderation'] };
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/api/auth/session') return Response.json(user ? { user } : {});
    asked.push(`${init.method ?? 'GET'} ${path}`);
    if (path === '/api/auth/csrf') return Response.json({ csrfToken: 'x' });
    if (path === '/api/auth/signout') user = undefined;
    if (path === '/api/me/summary') return Response.json(SUMMARY);
    if (path === '/api/menu/en')
      return Response.json({ data: [{ lines: [], lists: [{ lines: [['/stage/201', 'Button Jar Landing']] }] }] });
    return Response.json({});
  });
});
afterEach(async () => {
  cleanup();
  act(closeAccountSheet);
  await new Promise((resolve) => setTimeout(resolve)); // The sheet removes its history entry.
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = async (locale: 'en' | 'ja' = 'en') => {
  await act(refetchSession);
  const words = await loadAccountMenuWords(locale);
  const sheet = <AccountSheet locale={locale} words={words} languageNames={NAMES} />;
  const { rerender } = render(sheet);
  act(openAccountSheet);
  return () => rerender(<AccountSheet locale={locale} words={words} languageNames={NAMES} />);
};
const links = () => [...document.querySelectorAll('li a[data-route]')].map((link) => [link.textContent, link.getAttribute('href')]);

test('shows the standing and the way to the next class', async () => {
  await show();
  expect(await screen.findByText('112th overall · 46,601 pts')).toBeTruthy();
  expect(screen.getByText('9,399 pts to C1')).toBeTruthy();
  expect(screen.getByRole('img', { name: '16% of the way to C1' })).toBeTruthy();
  expect([screen.getByText('Moss'), screen.getByText('C2')]).toHaveLength(2);
});

test('shows the standing in Japanese', async () => {
  await show('ja');
  expect(await screen.findByText('総合112位・46,601pt')).toBeTruthy();
  expect(screen.getByText('一級まであと9,399pt')).toBeTruthy();
});

test.each([
  ['en', 'Anonymous'],
  ['ja', '名無しさん'],
] as const)('shows a player without a name in %s as %s', async (locale, label) => {
  user = { userId: 'moss', name: null, desks: [] };
  await show(locale);
  expect(await screen.findByText(label)).toBeTruthy();
});

test('leads to all personal pages, the staff pages of the player and the newest draft', async () => {
  recordDrafts.store('201-21', { key: 'a', typed: { score: '34650' } });
  await show();
  expect(links()).toEqual([
    ['My page', '/user/moss'],
    ['Dashboard', '/dashboard'],
    ['Notifications', '/notifications'],
    ['Drafts1 on this device', '/post?stage=201&rule=21'],
    ['Settings', '/auth/settings'],
    ['Moderation', '/moderation'],
  ]);
});

test('closes when the page changes', async () => {
  const rerender = await show();
  expect(screen.getByText('Settings')).toBeTruthy();
  place.path = '/auth/settings';
  rerender();
  expect(screen.queryByText('Settings')).toBeNull();
});

test('offers visitors to join and to log in, and names their draft', async () => {
  user = undefined;
  recordDrafts.store('201-21', { key: 'a', typed: { score: '34650' } });
  await show();
  const hrefOf = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');
  expect(hrefOf('Join free')).toBe('/auth/register?callbackUrl=%2Fstage%2F201');
  expect(hrefOf('Log in')).toBe('/auth/login?callbackUrl=%2Fstage%2F201');
  expect(await screen.findByText('Your draft for Button Jar Landing is kept until you log in.')).toBeTruthy();
  expect(screen.queryByText('Log out')).toBeNull();
});

test('the theme is applied at once and saved to the account', async () => {
  const chosen: unknown[] = [];
  const listen = (event: Event) => void chosen.push((event as CustomEvent).detail);
  addEventListener('choosetheme', listen);
  await show();
  fireEvent.click(screen.getByText('Day'));
  removeEventListener('choosetheme', listen);
  expect(chosen).toEqual(['light']);
  await expect.poll(() => asked).toContain('PATCH /api/account');
});

test('logs out at once when nothing would be lost', async () => {
  await show();
  fireEvent.click(screen.getByText('Log out'));
  await expect.poll(() => screen.queryByText('My page')).toBeNull();
  expect(asked).toContain('POST /api/auth/signout');
});

test('asks before logging out when posts wait for a connection', async () => {
  localStorage.setItem(QUEUE_MARK, '1');
  await show();
  fireEvent.click(screen.getByText('Log out'));
  expect(screen.getByText('Posts waiting to be sent will be deleted from this device.')).toBeTruthy();
  expect(asked).not.toContain('POST /api/auth/signout');
  expect(document.activeElement?.textContent).toBe('Stay logged in');
  fireEvent.click(screen.getByText('Stay logged in'));
  expect(document.activeElement?.textContent).toBe('Log out');
  fireEvent.click(screen.getByText('Log out'));
  fireEvent.click(screen.getByText('Log out anyway'));
  await expect.poll(() => asked).toContain('POST /api/auth/signout');
});
