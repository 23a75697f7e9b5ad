import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlanetAvatar } from './planet-avatar.tsx';

afterEach(cleanup);

const names = Array.from({ length: 300 }, (_, i) => `player ${i}`);
const draw = (seed: string) => render(<PlanetAvatar seed={seed} />).container.innerHTML;

// Players in the design's ranking (mock 02), with ground, marks, rotation and ring.
test.each([
  ['ほしみ', '#f6d7e4', '#d86a9a', -20, 'M-22 0.5q10-8 20 0t22-2V18H-22z', true],
  ['Quillon', '#ad99ff', '#4a3aa8', 21, 'M-24 6q12-9 22-3t26-6V18H-24z', false],
  ['kaede_41', '#8fd65c', '#22705a', 4, 'M-24 6q12-9 22-3t26-6V18H-24z', false],
])('draws the planet of %s as in the design', (name, ground, mark, turn, path, ring) => {
  const html = draw(name);
  expect(html).toContain(`<path fill="${ground}"`);
  expect(html).toContain(`<g fill="${mark}" transform="rotate(${turn})"><path d="${path}"`);
  expect(html.includes('<ellipse')).toBe(ring);
});

test('draws a ringed planet with bands for Brindle', () => {
  const html = draw('Brindle');
  expect(html).toContain('<g fill="#8d3c8f" transform="rotate(34)"><rect x="-24" y="-7.1"');
  expect(html).toContain('<ellipse');
});

test('avatars stay small and contain no ids or styles', () => {
  for (const html of names.map(draw)) {
    expect(html.length).toBeLessThan(520);
    expect(html).not.toMatch(/ (id|style)=/);
  }
});

test('draws nothing outside the square that the circular clip is based on', () => {
  for (const name of names) {
    const { container } = render(<PlanetAvatar seed={name} />);
    for (const rect of container.querySelectorAll('rect')) {
      const bottom = Number(rect.getAttribute('y')) + Number(rect.getAttribute('height'));
      expect(Math.hypot(24, Math.max(bottom, -Number(rect.getAttribute('y'))))).toBeLessThan(34);
    }
    for (const circle of container.querySelectorAll('circle')) {
      const reach = Math.hypot(Number(circle.getAttribute('cx')), Number(circle.getAttribute('cy'))) + Number(circle.getAttribute('r'));
      expect(reach).toBeLessThan(34);
    }
    cleanup();
  }
});
