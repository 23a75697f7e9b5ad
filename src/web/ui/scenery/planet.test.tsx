import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Planet } from './planet.tsx';

afterEach(cleanup);

test('planets on one page cut themselves out with ids of their own', () => {
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
