import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlanetAvatar, PlanetLater } from '#web/ui/scenery/planet/planet-avatar.tsx';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';

type Changed = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

class CallsAtOnce {
  readonly changed: Changed;
  constructor(changed: Changed) {
    this.changed = changed;
  }
  observe = (target: Element) => this.changed([{ target, isIntersecting: !target.closest('[data-far]') }]);
  unobserve = () => {};
}

beforeEach(() => {
  vi.resetModules();
  // Browsers call an observer once when observation starts. happy-dom computes no layout and never calls it.
  vi.stubGlobal('ResizeObserver', CallsAtOnce);
  vi.stubGlobal('IntersectionObserver', CallsAtOnce);
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

const CLASSES = [undefined, 'd3', 'c2', 's1', 'master'] as const;
const MOONS = [undefined, 'small', 'big', 'star'] as const;

test('draws the same small planet as the server, with the ring of the class and the moon', async () => {
  const players = CLASSES.flatMap((ring) => MOONS.map((moon) => ({ seed: `player ${ring} ${moon}`, ring, moon })));
  const ofServer = players.map((player) => render(<PlanetAvatar {...player} />).container.querySelector('svg')?.innerHTML);
  const { container } = render(players.map((player) => <PlanetLater key={player.seed} {...player} />));
  await follow();
  expect([...container.querySelectorAll('[data-planet]')].map(({ innerHTML }) => innerHTML)).toEqual(ofServer);
});

test('does not draw a planet that is far away', async () => {
  const { container } = render(
    <p data-far>
      <PlanetLater seed="amberhare" />
    </p>,
  );
  await follow();
  expect(container.querySelector('[data-planet]')?.innerHTML).toBe('');
});

test('draws the planets in markup that is added later', async () => {
  const drawn = render(<PlanetAvatar seed="amberhare" ring="c2" />).container.querySelector('svg')?.innerHTML;
  const { container } = render(<p />);
  await follow();
  container.insertAdjacentHTML('beforeend', '<p><svg data-planet="amberhare" data-ring="c2"></svg></p>');
  await waitFor(() => expect(container.querySelector('[data-planet]')?.innerHTML).toBe(drawn));
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
