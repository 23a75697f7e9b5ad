import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RankPlate } from './rank-plate.tsx';

afterEach(cleanup);

test.each([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, null],
  [23, null],
])('shows place %i as a number with medal %s', (place, medal) => {
  render(<RankPlate place={place} />);
  expect(screen.getByText(`${place}`).getAttribute('data-medal')).toBe(medal);
});

test('shows a medal for a shared place', () => {
  render(<RankPlate place={2} text="=2" />);
  expect(screen.getByText('=2').getAttribute('data-medal')).toBe('2');
});
