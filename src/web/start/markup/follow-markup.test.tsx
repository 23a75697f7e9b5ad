import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlanetAvatar, PlanetLater } from '#web/ui/scenery/planet/planet-avatar.tsx';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';

beforeEach(() => {
  vi.resetModules();
  // Browsers call the observer once when observation starts. happy-dom computes no layout and never calls it.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly changed: (entries: readonly { target: Element }[]) => void;
      constructor(changed: (entries: readonly { target: Element }[]) => void) {
        this.changed = changed;
      }
      observe = (target: Element) => this.changed([{ target }]);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function follow() {
  const { followMarkup } = await import('./follow-markup.ts');
  followMarkup();
}

test('draws the same small planet as the server draws a large one, also for markup that is added later', async () => {
  const drawn = render(<PlanetAvatar seed="amberhare" size="xl" />).container.querySelector('svg')?.innerHTML;
  const { container } = render(<PlanetLater seed="amberhare" />);
  await follow();
  const shapes = () => [...container.querySelectorAll('[data-planet]')].map(({ innerHTML }) => innerHTML);
  expect(shapes()).toEqual([drawn]);
  container.insertAdjacentHTML('beforeend', '<p><svg data-planet="amberhare"></svg></p>');
  await waitFor(() => expect(shapes()).toEqual([drawn, drawn]));
});

const renderScroller = async (scrollWidth: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  render(<SideScroller label="Ranking">rows</SideScroller>);
  await follow();
};

test('makes overflowing content a named, focusable region', async () => {
  await renderScroller(920);
  expect(screen.getByRole('region', { name: 'Ranking' }).tabIndex).toBe(0);
});

test('is not focusable when the content fits', async () => {
  await renderScroller(600);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText('rows').hasAttribute('tabindex')).toBe(false);
});
