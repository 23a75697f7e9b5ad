import { act, cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { askForSearch } from '#web/features/search/ask-for-search.ts';
import { SearchKeeper } from '#web/features/search/search-keeper.tsx';
import { DrawerGate } from './drawer-gate.tsx';
import { setDrawer } from './drawer-state.ts';

vi.mock('next/navigation', () => ({ usePathname: () => '/stage/201' }));
vi.mock('./drawer.tsx', () => Promise.reject(new TypeError('offline')));
vi.mock('#web/i18n/search-words.ts', () => ({ loadSearchWords: () => Promise.reject(new TypeError('offline')) }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('without a connection, the menu and the search lead to the list of everything instead of breaking the page', async () => {
  const opened = vi.fn();
  vi.stubGlobal('location', { assign: opened });
  // The window's own history would go back by the location above.
  const history = { state: null as unknown, pushState: (state: unknown) => (history.state = state), go: () => (history.state = null) };
  vi.stubGlobal('history', history);
  render(
    <>
      <DrawerGate {...({ locale: 'ja' } as ComponentProps<typeof DrawerGate>)} />
      <SearchKeeper locale="en" label="Search" pickLabel="Choose a stage" loading="Loading" anonymous="Anonymous" />
    </>,
  );
  act(() => setDrawer('open'));
  await expect.poll(() => opened.mock.calls).toEqual([['/ja/menu']]);
  act(askForSearch);
  await expect.poll(() => opened.mock.calls).toEqual([['/ja/menu'], ['/menu']]);
});
