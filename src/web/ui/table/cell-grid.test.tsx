import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HashText } from '#web/ui/page/hash-text.tsx';
import { CellGrid } from './cell-grid.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [maple, ginkgo] = ['Maple', 'Ginkgo'].map((name, order) => ({ name, colour: '#c93a2e', order }));

test('CellGrid describes the holders of each cell in text and links the cell to its stage', () => {
  const cell = { key: 1163, name: 'The Reddest Leaf', href: '/stage/1163', description: 'Held by Maple.' };
  const { getByRole, getAllByRole } = render(
    <CellGrid
      label="The map"
      columns={2}
      cells={[
        { ...cell, holders: maple ? [maple] : [] },
        null,
        { ...cell, key: 2, description: 'Level.', holders: maple && ginkgo ? [maple, ginkgo] : [] },
      ]}
    />,
  );
  expect(getByRole('list', { name: 'The map' }).style.getPropertyValue('--columns')).toBe('2');
  expect(getByRole('list').children).toHaveLength(3);
  const cells = getAllByRole('listitem'); // Empty cells are hidden from screen readers.
  expect(cells.map(({ textContent }) => textContent)).toEqual(['The Reddest LeafHeld by Maple.', 'The Reddest LeafLevel.']);
  expect(cells.map((each) => each.hasAttribute('data-held'))).toEqual([true, false]);
  expect(cells[0]?.querySelector('a')?.getAttribute('href')).toBe('/stage/1163');
});

test('HashText shows a shortened hash and the full hash for copying', () => {
  const hash = `9f2c41d8${'0'.repeat(48)}07aeb3e1`;
  const { container } = render(<HashText name="SHA-256" whole="The whole hash" hash={hash} />);
  expect(container.querySelector('summary')?.textContent).toBe('SHA-256 9f2c 41d8 … 07ae b3e1');
  expect(container.querySelector('code')?.textContent).toBe(hash);
});
