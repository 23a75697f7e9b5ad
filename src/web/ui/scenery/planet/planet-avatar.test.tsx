import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlanetAvatar } from './planet-avatar.tsx';

afterEach(cleanup);

const names = Array.from({ length: 300 }, (_, i) => `player ${i}`);
const draw = (seed: string) => render(<PlanetAvatar seed={seed} />).container.innerHTML;

// Players in the design's ranking (mock 02), with ground, marks and rotation.
test.each([
  ['ほしみ', '#f6d7e4', '#d86a9a', -20, 'M-22 0.5q10-8 20 0t22-2V18H-22z'],
  ['Quillon', '#ad99ff', '#4a3aa8', 21, 'M-24 6q12-9 22-3t26-6V18H-24z'],
  ['kaede_41', '#8fd65c', '#22705a', 4, 'M-24 6q12-9 22-3t26-6V18H-24z'],
  ['Brindle', '#ff86b1', '#8d3c8f', 34, 'M-24 -7.1h48v7h-48z'],
])('draws the planet of %s as in the design', (name, ground, mark, turn, path) => {
  const html = draw(name);
  expect(html).toContain(`<path fill="${ground}"`);
  expect(html).toMatch(new RegExp(`<path fill="${mark}" d="${path}" opacity="[.0-9]+" transform="rotate\\(${turn}\\)"`));
  expect(html).not.toContain('stroke');
});

test('the ring has the colour of the class, one half behind the globe and one before it', () => {
  const { container } = render(<PlanetAvatar seed="Brindle" ring="c2" />);
  expect([...(container.querySelector('svg')?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['path', 'g', 'path']);
  const rings = [...container.querySelectorAll('path[stroke]')];
  expect(rings.map((half) => half.getAttribute('stroke'))).toEqual(['var(--rank-c2)', 'var(--rank-c2)']);
  expect(rings.map((half) => half.getAttribute('d'))).toEqual(['M-22.5 0A22.5 5.9 0 0 1 22.5 0', 'M-22.5 0A22.5 5.9 0 0 0 22.5 0']);
});

test('world records give a moon, and 25 of them a star', () => {
  const last = (moon: 'small' | 'big' | 'star') =>
    render(<PlanetAvatar seed="Brindle" moon={moon} />)
      .container.querySelector('svg > path')
      ?.getAttribute('d');
  expect(last('small')).toBe('M12 -17a5 5 0 1 0 10 0a5 5 0 1 0-10 0');
  expect(last('big')).toBe(last('small'));
  expect(last('star')).toMatch(/^M17-24.5l/);
});

test('avatars stay small and contain no ids or styles', () => {
  for (const html of names.map(draw)) {
    expect(html.length).toBeLessThan(560);
    expect(html).not.toMatch(/ (id|style)=/);
  }
});

test('draws nothing outside the square that the circular clip is based on', () => {
  for (const name of names) {
    const { container } = render(<PlanetAvatar seed={name} />);
    const marks = [...container.querySelectorAll('g > path[transform]')];
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) {
      const d = mark.getAttribute('d') ?? '';
      const discs = [...d.matchAll(/M(\S+) (\S+)a(\S+) /g)].map(([, x, y, r]) => Math.hypot(Number(x) + Number(r), Number(y)) + Number(r));
      const band = /^M-24 (\S+)h48v(\d)/.exec(d);
      const edge = band ? Math.max(-Number(band[1]), Number(band[1]) + Number(band[2])) : 18;
      expect(Math.max(...discs, discs.length > 0 ? 0 : Math.hypot(24, edge))).toBeLessThan(34);
    }
    cleanup();
  }
});
