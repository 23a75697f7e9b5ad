import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PastWeeks } from './past-weeks.tsx';

const LABELS = { anonymous: 'Anonymous' };

test('lists settled weeks with rival, score and result, and nothing without any', () => {
  const { container, rerender } = render(<PastWeeks history={[]} labels={LABELS} locale="en" />);
  expect(container.innerHTML).toBe('');
  const history = [
    { monday: '2026-11-09', rival: { userId: 2, handle: 'moss', name: 'Moss' }, own: 1_742, theirs: 858, result: 'won' as const },
    { monday: '2026-11-02', rival: null, own: 5, theirs: 0, result: 'level' as const },
  ];
  rerender(<PastWeeks history={history} labels={LABELS} locale="en" />);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Mossweek of 2026/11/091,742–858Won',
    'Anonymousweek of 2026/11/025–0Level',
  ]);
});
