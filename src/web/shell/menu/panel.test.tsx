import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { Panel } from './panel.tsx';
import { movePanelFocus } from './use-panel-keys.ts';

vi.mock('next/navigation', () => ({
  usePathname: () => '/game/2',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {} }),
}));

const GAME = { id: 2, href: '/game/2', name: 'Sproutfold 2', places: 54, count: '54 stages' };
const FACTS = { lines: { ranking: '300 players' }, games: [GAME], stages: 181, week: ['/stage/202', 'Sewing-Box Steppe'] };
const OWN = {
  rank: 40,
  points: 108_406,
  rankClass: null,
  next: null,
  planet: { handle: 'amena', rankClass: null, worldRecords: 0, stages: { 2: 27 }, events: [] },
  target: null,
  total: null,
  duel: null,
};

let user: object | undefined;
let fails: boolean;

beforeEach(() => {
  user = undefined;
  fails = false;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session') return Response.json(user ? { user } : {});
    if (path === '/api/me/menu') return Response.json(OWN);
    if (path.startsWith('/api/menu/')) return fails ? Response.error() : Response.json({ data: [], facts: FACTS });
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Each test uses another language, because the lists are loaded once per visit and language.
const show = async (locale: 'en' | 'ja', chatUrl?: string) => {
  await act(refetchSession);
  const { container } = render(
    <div popover="auto">
      <Panel locale={locale} words={messagesOf(locale).menu} chatUrl={chatUrl} fallback={null} />
    </div>,
  );
  return container.firstElementChild as HTMLElement;
};

test('the games can be loaded again after a failure', async () => {
  fails = true;
  await show('ja');
  fireEvent.click(await screen.findByRole('button', { name: '再読み込み', hidden: true }));
  fails = false;
  expect(await screen.findByText('一覧を読み込めませんでした。')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: '再読み込み', hidden: true }));
  expect(await screen.findByText('54 stages')).toBeTruthy();
});

test('a visitor finds four groups with facts, and nothing about a player', async () => {
  const panel = await show('en');
  await screen.findByText('54 stages');
  expect(
    within(panel)
      .getAllByRole('heading', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([...['Play', 'Compete', 'Learn', 'Community']]);
  expect(screen.getByText('Sewing-Box Steppe').closest('a')?.getAttribute('href')).toBe('/stage/202');
  expect(screen.getByText('Sproutfold 2').closest('a')?.getAttribute('aria-current')).toBe('page');
  for (const name of ['My targets', 'Chat', 'Submit Score']) expect(screen.queryByText(name)).toBeNull();
});

test('a player finds the own facts and pages, and moves through the columns with the arrow keys', async () => {
  user = { userId: 'amena', name: 'Amena' };
  const panel = await show('en', 'https://chat.example.org');
  expect(await screen.findByText('27 of 54 stages')).toBeTruthy();
  expect(screen.getByText('40th · 108,406 points')).toBeTruthy();
  expect(screen.getByText('you are 40th')).toBeTruthy();
  const names: (string | undefined)[] = [];
  panel.togglePopover = () => true; // The test environment has no popovers.
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
    expect(movePanelFocus(panel, key)).toBe(true);
    names.push(document.activeElement?.querySelector('b')?.textContent ?? document.activeElement?.textContent ?? undefined);
  }
  expect(names).toEqual([
    ...['My targets', 'Player ranking', 'Totals', 'Stage of the week'],
    ...['Submit Score', 'My targets', 'Submit Score', 'Public log'],
  ]);
  expect(movePanelFocus(panel, 'x')).toBe(false);
});
