import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RouteDiagram } from './route-diagram.tsx';

afterEach(cleanup);

test.each([2, 3, 6])('draws %i stops inside the picture, numbered in order', (count) => {
  const stops = Array.from({ length: count }, (_, index) => `Stop ${index}`);
  const { container } = render(<RouteDiagram seed={218} stops={stops} homepot="Homepot" caption="The way" />);
  const texts = [...container.querySelectorAll('figure svg:last-of-type text')].map((text) => text.textContent);
  expect(texts).toEqual(['Homepot', ...stops.flatMap((stop, index) => [String(index + 1), stop])]);
  for (const circle of container.querySelectorAll('g > circle[r="15"]'))
    expect([Number(circle.getAttribute('cx')) < 800, Number(circle.getAttribute('cy')) < 214]).toEqual([true, true]);
  expect(screen.getByText('The way')).toBeDefined();
});

test('renders nothing for a route without stops', () => {
  const { container } = render(<RouteDiagram seed={1} stops={[]} homepot="" caption="" />);
  expect(container.firstChild).toBeNull();
});
