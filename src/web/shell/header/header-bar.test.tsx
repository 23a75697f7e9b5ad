import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSearchAsked } from '#web/features/search/ask-for-search.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { pack } from '#web/ui/table/packed.ts';
import { HeaderBar, type HeaderData } from './header-bar.tsx';

let path = '/stage/201';
vi.mock('next/navigation', () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams('rule=23'),
  useRouter: () => ({ push: () => {} }),
}));

const DATA: HeaderData = {
  locale: 'en',
  site: 'Stargrass',
  menus: {
    menus: [
      { id: 0, label: 'Site', pages: ['/', '/guide'] },
      { id: 2, label: 'Game 2', pages: [] },
    ],
    places: {} as HeaderData['menus']['places'],
    words: { label: 'Series', keywords: 'Glossary', all: '{menu}: full list', failed: 'The list did not load.' },
  },
  chat: { href: 'https://chat.example.org', label: 'Chat' },
  social: { href: 'https://social.example.org', label: 'Social' },
  theme: { theme: 'Theme', dark: 'Theme: night', light: 'Theme: day', system: 'Theme: system' },
  account: { login: 'Log in', join: 'Join free', account: 'Your account' },
  languages: [{ lang: 'ja', short: '日本語', view: '日本語で表示' }],
  words: { random: 'Random stage', search: 'Search', language: 'Language', menu: 'Menu', siteMap: 'Site map' },
};

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({})));
afterEach(() => {
  path = '/stage/201';
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (data: Partial<HeaderData> = {}) => {
  await act(refetchSession);
  render(<HeaderBar data={pack({ ...DATA, ...data })} />);
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the header has one menu per series and a link to the glossary', async () => {
  await show();
  const menus = within(screen.getByRole('navigation', { name: 'Series' }));
  expect(menus.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Site', 'Game 2']);
  expect(hrefOf('Glossary')).toBe('/keyword');
});

test.each([
  ['/guide', ['Site']],
  ['/guide/201', ['Site']],
  ['/guides', []],
  ['/', []],
])('on %s, the menus %j are marked as current', async (route, labels) => {
  path = route;
  await show();
  const marked = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-current'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(labels);
});

test('the header has the links to chat and social pages that the operator has set', async () => {
  await show();
  expect([hrefOf('Chat'), hrefOf('Social')]).toEqual(['https://chat.example.org', 'https://social.example.org']);
  cleanup();
  await show({ chat: { href: undefined, label: 'Chat' } });
  expect(screen.queryByRole('link', { name: 'Chat' })).toBeNull();
});

test('the header has buttons for a random stage, for the search and for the theme', async () => {
  const [asked, chosen] = [vi.fn(), vi.fn()];
  const stop = onSearchAsked(asked);
  addEventListener('choosetheme', chosen);
  await show();
  expect(screen.getByRole('button', { name: 'Random stage' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(asked).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: /^Theme/ }));
  expect(chosen.mock.calls.map(([{ detail }]) => detail)).toEqual(['light']);
  removeEventListener('choosetheme', chosen);
  stop();
});

test('the language link leads to the same page with the same filters', async () => {
  await show();
  expect(screen.getByText('日本語で表示').closest('a')?.getAttribute('href')).toBe('/ja/stage/201?rule=23');
});
