import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { broadcastUser } from '#web/session/broadcast.ts';
import { BottomBar } from '#web/shell/bar/bottom-bar.tsx';
import { AccountGate } from './account-gate.tsx';
import { openAccountSheet } from './account-sheet-state.ts';

vi.mock('next/navigation', () => ({ usePathname: () => '/stage/201', useSearchParams: () => new URLSearchParams() }));
vi.mock('./account-menu-words.ts', () => ({ loadAccountMenuWords: () => Promise.reject(new TypeError('offline')) }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('opens the page of the link when the sheet cannot be loaded, each time', async () => {
  const opened = vi.fn();
  vi.stubGlobal('location', { assign: opened });
  broadcastUser('moss');
  render(<AccountGate locale="ja" languageNames={{ en: 'English', ja: '日本語' }} />);
  for (const times of [1, 2]) {
    act(openAccountSheet);
    await expect.poll(() => opened.mock.calls).toEqual(Array(times).fill(['/ja/user/moss']));
  }
});

test('the bar of visitors stays when that of players cannot be loaded', async () => {
  broadcastUser('moss');
  const words = { label: 'Quick links', home: 'Home', chat: 'Chat', stages: 'Stages', search: 'Search', pageTop: 'PageTop', menu: 'Menu' };
  const { container } = render(<BottomBar locale="en" words={words} chatUrl={undefined} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(container.textContent).toBe('HomeStagesSearchPageTopMenu');
});
