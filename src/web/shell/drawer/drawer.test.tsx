import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { themeLabels } from '#web/shell/words.ts';
import { Drawer } from './drawer.tsx';

vi.mock('next/navigation', () => ({
  usePathname: () => '/stage/201',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {} }),
}));

const SERIES = {
  id: 2,
  label: 'Game 2',
  count: '54 stages',
  lines: [['/game/2', 'Sproutfold 2']],
  lists: [
    {
      name: 'Dew Eggs',
      lines: [
        ['/total/21', 'Dew Eggs Total'],
        ['/stage/201', 'Button Jar Landing'],
        ['/stage/202', 'Steppe'],
      ],
    },
  ],
};

let user: object | undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session') return Response.json(user ? { user } : {});
    if (path.startsWith('/api/menu/')) return Response.json({ data: [SERIES], facts: { games: [], lines: {} } });
    if (path === '/api/users/moss/boards') return Response.json({ boards: { '/stage/201': { place: '=13' } } });
    return new Response(null, { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  await act(refetchSession);
  const words = messagesOf('en').menu;
  const languages = [{ lang: 'ja', name: '日本語' }] as const;
  render(
    <Drawer locale="en" words={words} theme={themeLabels('en')} links={{ chat: undefined, social: undefined }} languages={languages} />,
  );
  await screen.findByText('54 stages');
};
const hrefOf = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href');

test('a visitor can join, log in and go home, and every stage is in a section with its number', async () => {
  user = undefined;
  await show();
  expect(hrefOf('Join free')).toBe('/auth/register?callbackUrl=%2Fstage%2F201');
  expect(hrefOf('Log in')).toBe('/auth/login?callbackUrl=%2Fstage%2F201');
  expect(hrefOf('Home')).toBe('/');
  expect(screen.queryByText('My targets')).toBeNull();
  expect(screen.queryByText('Chat')).toBeNull();
  expect(screen.getByText('Button Jar Landing').getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Dew Eggs').textContent).toBe('Dew Eggs2');
  expect(document.querySelectorAll('details[open]')).toHaveLength(2);
});

test('a player has the own pages and sees the own place beside a stage', async () => {
  user = { userId: 'moss', name: 'Moss' };
  await show();
  expect(await screen.findByText('=13th')).toBeTruthy();
  expect(hrefOf('Submit Score')).toBe('/post');
  expect(hrefOf('My page')).toBe('/user/moss');
  expect(hrefOf('My targets')).toBe('/dashboard');
  expect(screen.queryByText('Join free')).toBeNull();
});
