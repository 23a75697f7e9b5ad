import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SideScroller } from './side-scroller.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const renderScroller = (scrollWidth: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  // Browsers call the observer once when observation starts. happy-dom computes no layout and never calls it.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      constructor(changed: () => void) {
        this.observe = changed;
      }
      disconnect = () => {};
    },
  );
  render(<SideScroller label="Ranking">rows</SideScroller>);
};

test('makes overflowing content a named, focusable region', async () => {
  renderScroller(920);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Ranking' }).tabIndex).toBe(0));
});

test('is not focusable when the content fits', () => {
  renderScroller(600);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText('rows').hasAttribute('tabindex')).toBe(false);
});
