import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlainTable } from './plain-table.tsx';

afterEach(cleanup);

test('has a caption and column headers, with each cell under its own header', () => {
  render(
    <PlainTable
      caption="Ranking"
      columns={[{ label: 'Player' }, { label: 'Points', isNumeric: true }]}
      rows={[
        { key: 1, cells: ['Moss', '12,345'] },
        { key: 2, cells: ['こけ', '9'] },
      ]}
    />,
  );
  expect(screen.getByRole('table').querySelector('caption')?.textContent).toBe('Ranking');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Player', 'Points']);
  expect(screen.getAllByRole('cell').map((cell) => [cell.textContent, 'number' in cell.dataset])).toEqual([
    ['Moss', false],
    ['12,345', true],
    ['こけ', false],
    ['9', true],
  ]);
});
