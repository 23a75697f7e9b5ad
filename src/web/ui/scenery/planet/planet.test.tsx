import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { geometry } from '#web/ui/scenery/geometry.fixture.ts';
import { hashText } from '#web/ui/scenery/random.ts';
import { Planet } from './planet.tsx';

afterEach(cleanup);

test('planets on one page use unique clip path ids', () => {
  const { container } = render(
    <>
      <Planet seriesToken={2} />
      <Planet seriesToken={2} size={40} />
    </>,
  );
  const ids = [...container.querySelectorAll('clipPath')].map((clip) => clip.id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(container.innerHTML).toContain(`url(#${id})`);
});

test.each([[2, 1] as const, [6, 1] as const, [3, 0] as const])('series %i has %i rings and its own colour', (seriesToken, rings) => {
  const { container } = render(<Planet seriesToken={seriesToken} />);
  expect(container.querySelectorAll('ellipse').length).toBe(rings);
  expect(container.innerHTML).toContain(`var(--planet-${seriesToken})`);
});

// Hashes of the drawings in the reference design (assets/scenery.mjs).
test.each([
  [1, 2337369982],
  [2, 697767408],
  [3, 2208499692],
  [4, 2560574919],
  [5, 1315126744],
  [6, 3160523780],
  [8, 4292759869],
  [9, 1649821015],
] as const)('draws the planet of series %i as in the design', (seriesToken, hash) => {
  expect(hashText(geometry(render(<Planet seriesToken={seriesToken} />).container))).toBe(hash);
});
