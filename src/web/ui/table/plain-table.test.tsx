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
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Moss', 'こけ']);
  expect(screen.getAllByRole('cell').map((cell) => [cell.textContent, 'number' in cell.dataset])).toEqual([
    ['12,345', true],
    ['9', true],
  ]);
});

test('on phones, the first column after the rank is the name, and every other value has a label', () => {
  render(
    <PlainTable
      caption="Ranking"
      columns={[
        { label: 'Rank', width: 'rank' },
        { label: 'Player' },
        { label: 'Members', isNumeric: true },
        { label: 'Points', isNumeric: true, phone: 'value', phoneLabel: '{value} pts' },
        { label: 'Secret', phone: 'hidden' },
      ]}
      rows={[{ key: 1, cells: ['1', 'Moss', '4', '12,345', 'x'] }]}
    />,
  );
  const table = screen.getByRole('table');
  expect([...table.querySelectorAll<HTMLElement>('tbody [data-phone]')].map(({ dataset }) => dataset.phone)).toEqual([
    'rank',
    'name',
    'line2',
    'value',
    'hidden',
  ]);
  expect(table.style.getPropertyValue('--before-3')).toBe('"Members "');
  expect(table.style.getPropertyValue('--after-4')).toBe('" pts"');
  expect(table.style.getPropertyValue('--before-1')).toBe('');
});
