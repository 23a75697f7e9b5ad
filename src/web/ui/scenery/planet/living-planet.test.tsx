import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { type PlanetStats, planetFacts } from '#domain/planet/planet-stats.ts';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import { LivingPlanet } from './living-planet.tsx';

afterEach(cleanup);

const BRINDLE: PlanetStats = {
  handle: 'brindle',
  rankClass: 4, // C2
  worldRecords: 7,
  stages: { 1: 2, 2: 19, 4: 6 },
  events: [{ won: true }, { won: false }],
};
const STATS: fc.Arbitrary<PlanetStats> = fc.record({
  handle: fc.string({ minLength: 1, maxLength: 32 }),
  rankClass: fc.option(fc.nat({ max: 15 })),
  worldRecords: fc.nat({ max: 250 }),
  stages: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '9', '31'), fc.nat({ max: 62 })),
  events: fc.array(fc.record({ won: fc.boolean() }), { maxLength: 9 }),
});
const SIZES = fc.constantFrom(22, 39, 40, 64, 119, 120, 200);
const markup = (stats: PlanetStats, size: number) => renderToStaticMarkup(<LivingPlanet stats={stats} size={size} />);

function draw(stats: PlanetStats, size: number) {
  cleanup();
  const { container } = render(<LivingPlanet stats={stats} size={size} />);
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  const values = (selector: string, name: string) => all(selector).map((element) => element.getAttribute(name));
  return { all, values };
}

// Values of the reference drawing (mocks2/living-planet.mjs) for the same player.
test('draws a large planet as in the design', () => {
  const { values } = draw(BRINDLE, 200);
  const rings = (sweep: number) => [`M-29.8 0A29.8 7.8 0 0 ${sweep} 29.8 0`, `M-33.4 0A33.4 8.7 0 0 ${sweep} 33.4 0`];
  expect(values('[data-strand]', 'd')).toEqual([...rings(1), ...rings(0)]);
  expect(new Set(values('[data-strand]', 'stroke'))).toEqual(new Set(['var(--rank-c2)']));
  expect(values('[data-flower]', 'data-flower')).toEqual(['2', '4', '2', '2', '2', '1', '2']);
  expect(values('[data-flower] > path', 'd').slice(0, 2)).toEqual(['M-20.3 -9L-26.1 -10.9', 'M-15.5 -16L-20.9 -20.3']);
  expect(values('[data-flower] > circle', 'r')).toEqual(['2', '1.7', '2.3', '1.8', '2.2', '2.2', '1.7']);
  expect(values('[data-moon]', 'transform')).toEqual(['translate(41.3 11.9)', 'translate(35.2 24.7)', 'translate(25.3 34.8)']);
  expect(values('[data-stamp]', 'fill')).toEqual(['var(--medal-1)', 'none']);
  expect(values('[data-stamp]', 'transform')).toEqual(['translate(-42.6 6) rotate(82)', 'translate(-42.7 -5.2) rotate(97)']);
});

test('draws a medium planet as in the design: fewer and larger parts, no stamps', () => {
  const { values, all } = draw(BRINDLE, 64);
  expect(values('[data-strand]', 'd')).toContain('M-34.2 0A34.2 8.9 0 0 1 34.2 0');
  expect(values('[data-flower] > path', 'd')).toEqual([
    'M-18.2 -12.8L-24.2 -16.1',
    'M-10.3 -19.7L-14.6 -26.5',
    'M0 -22.2L-1.2 -29.1',
    'M10.3 -19.7L13.6 -27.6',
    'M18.2 -12.8L26 -18',
  ]);
  expect(values('[data-moon] > circle', 'r')).toEqual(['5', '3', '3']);
  expect(all('[data-stamp]')).toHaveLength(0);
});

test.each([
  [15, ['var(--creature-2)', 'var(--creature-7)', 'var(--creature-8)']],
  [14, ['var(--rank-s1)', 'var(--rank-s1)', 'var(--rank-s1)']],
])('class %i has three strands and a halo in its colours', (rankClass, colours) => {
  const { values, all } = draw({ ...BRINDLE, rankClass }, 200);
  expect(values('[data-strand]', 'stroke')).toEqual([...colours, ...colours]);
  expect(all(`g[fill="${colours[0]}"] > circle`)).toHaveLength(2);
});

test('every part follows its number, at every size', () => {
  fc.assert(
    fc.property(STATS, SIZES, (stats, size) => {
      const facts = planetFacts(stats);
      const { all, values } = draw(stats, size);
      if (size < 40) {
        expect(all('path[stroke]')).toHaveLength(facts.strands > 0 ? 2 : 0);
        return;
      }
      expect(all('[data-strand]')).toHaveLength(2 * facts.strands);
      expect(values('[data-moon]', 'data-moon')).toEqual(facts.moons.slice(0, size < 120 ? 4 : 8));
      expect(all('[data-flower]')).toHaveLength(Math.min(facts.flowers, size < 120 ? 5 : 12));
      expect(all('[data-stamp]')).toHaveLength(size < 120 ? 0 : facts.stamps);
      expect(all('[data-stamp=won]')).toHaveLength(size < 120 ? 0 : stats.events.slice(0, 6).filter(({ won }) => won).length);
    }),
    { numRuns: rounds(30, 100) },
  );
});

test('the same player always has the same picture, without ids, and only the handle changes the globe', () => {
  fc.assert(
    fc.property(STATS, SIZES, (stats, size) => {
      const html = markup(stats, size);
      expect(markup(structuredClone(stats), size)).toBe(html);
      expect(html).not.toMatch(/NaN|Infinity|undefined|null| id=/);
      const ground = (of: PlanetStats) => /fill="(#\w+)" d="M-34-34/.exec(markup(of, size))?.[1];
      expect(ground({ ...stats, rankClass: 3, worldRecords: 1, stages: {}, events: [] })).toBe(ground(stats));
    }),
    { numRuns: rounds(20, 60) },
  );
});

test('draws nothing outside its square', () => {
  fc.assert(
    fc.property(STATS, fc.constantFrom(40, 200), (stats, size) => {
      const { all } = draw(stats, size);
      const outside = all('svg *').filter((element) => !element.closest('[class*=globe]') && reach(element) > 48);
      expect(outside.map(({ outerHTML }) => outerHTML)).toEqual([]);
    }),
    { numRuns: rounds(30, 100) },
  );
});

/** Returns how far an element extends from the centre of the drawing, horizontally or vertically. */
function reach(element: Element): number {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  const parent = element.parentElement?.getAttribute('transform') ?? '';
  const [, x = '0', y = '0'] = /translate\((\S+) (\S+?)\)/.exec(`${parent}${element.getAttribute('transform')}`) ?? [];
  const farthest = (dx: number, dy: number) => Math.max(Math.abs(Number(x)) + dx, Math.abs(Number(y)) + dy);
  if (element.tagName === 'circle') return farthest(Math.abs(number('cx')) + number('r'), Math.abs(number('cy')) + number('r'));
  if (element.matches('[data-stamp]')) return farthest(5.2, 5.2); // Half the diagonal of a leaf of 6 by 6.8, with its line.
  if (element.matches('[data-moon] > path')) return farthest(5.9, 5.4); // A star at its largest scale, 1.15. All moons are below the centre.
  const half = number('stroke-width') / 2;
  const points = (element.getAttribute('d')?.match(/-?[\d.]+/g) ?? []).map((value) => Math.abs(Number(value)));
  return Math.max(0, ...points) + half;
}
