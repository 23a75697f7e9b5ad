import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RouteDiagram } from './route-diagram.tsx';

afterEach(cleanup);

test.each([2, 3, 6])('draws %i stops inside the picture, numbered in order', (count) => {
  const stops = Array.from({ length: count }, (_, index) => `Stop ${index}`);
  const { container } = render(<RouteDiagram seed={218} stops={stops} homepot="Homepot" caption="The way" />);
  const routes = [...container.querySelectorAll('svg[viewBox]:has(text)')];
  expect(routes).toHaveLength(2); // for phones and for wide screens
  for (const route of routes) {
    const [, , width = 0, height = 0] = (route.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const texts = [...route.querySelectorAll('text')];
    expect(texts.map((text) => text.textContent)).toEqual(['Homepot', ...stops.flatMap((stop, index) => [String(index + 1), stop])]);
    for (const { x, y } of [...route.querySelectorAll('text, circle')].map(middleOf))
      expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
  }
  expect(screen.getByText('The way')).toBeDefined();
});

const middleOf = (element: Element) => ({
  x: Number(element.getAttribute('x') ?? element.getAttribute('cx')),
  y: Number(element.getAttribute('y') ?? element.getAttribute('cy')),
});

test('renders nothing for a route without stops', () => {
  const { container } = render(<RouteDiagram seed={1} stops={[]} homepot="" caption="" />);
  expect(container.firstChild).toBeNull();
});
