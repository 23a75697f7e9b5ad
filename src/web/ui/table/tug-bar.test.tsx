import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { TeamMark } from '#web/ui/player/team-mark.tsx';
import { StackedBars } from './stacked-bars.tsx';
import { TugBar } from './tug-bar.tsx';

afterEach(cleanup);

const side = (name: string, points: number, order: number) => ({ name, colour: '#d9534f', order, points, shown: String(points) });
const tug = (left: number, right: number) =>
  render(
    <TugBar sentence="Kettle: 3. Ladle: 1." sides={[side('Kettle', left, 0), side('Ladle', right, 1)]}>
      <p>Kettle leads by 2</p>
    </TugBar>,
  );

test('TugBar shows two sides with their points, and one sentence for screen readers', () => {
  const { getByRole, getByText } = tug(3, 1);
  expect(getByRole('img', { name: 'Kettle: 3. Ladle: 1.' })).toBeDefined();
  expect([...getByRole('img').querySelectorAll('[data-points]')].map((part) => part.getAttribute('data-points'))).toEqual(['3', '1']);
  for (const text of ['Kettle', 'Ladle', 'Kettle leads by 2', '3', '1']) expect(getByText(text)).toBeDefined();
});

test('TugBar places the star where the shares meet, and in the middle when there are no points', () => {
  const meetOf = (left: number, right: number) => {
    const { container } = tug(left, right);
    const meet = container.querySelector<HTMLElement>('[style*="--meet"]')?.style.getPropertyValue('--meet');
    cleanup();
    return Number.parseFloat(meet ?? '');
  };
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (left, right) => {
      expect(meetOf(left, right)).toBeCloseTo(left + right === 0 ? 50 : (100 * left) / (left + right), 1);
    }),
    { numRuns: 50 },
  );
});

test('StackedBars shows 22 sides in proportion to their points and lists them by place', () => {
  const sides = Array.from({ length: 22 }, (_, order) => ({ ...side(`Team ${order}`, 220 - order * 10, order), rank: order + 1 }));
  const { getByRole, getAllByRole } = render(<StackedBars sentence="22 teams" sides={sides} />);
  const parts = [...getByRole('img', { name: '22 teams' }).children] as HTMLElement[];
  expect(parts.map((part) => Number(part.style.flexGrow))).toEqual(sides.map(({ points }) => points));
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    sides.map(({ rank, name, shown }) => `${rank}${name}${shown}`),
  );
});

test('TeamMark draws distinct symbols for 22 teams, whatever their colours', () => {
  const signs = Array.from({ length: 22 }, (_, order) => renderToStaticMarkup(<TeamMark side={{ colour: '#000000', order }} />));
  expect(new Set(signs).size).toBe(22);
});
