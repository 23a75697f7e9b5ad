import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Facts } from './facts.tsx';

afterEach(cleanup);

test('pairs each value with its label', () => {
  const items = [
    { term: '制限時間', value: '0:07:00' },
    { term: '参加者', value: '186', wideOnly: true },
  ];
  render(<Facts items={items} />);
  const pairs = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['制限時間', '0:07:00'],
    ['参加者', '186'],
  ]);
});
