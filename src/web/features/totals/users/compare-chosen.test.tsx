import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CompareChosen } from './compare-chosen.tsx';

afterEach(cleanup);

test('ticking a third player clears the one ticked first', () => {
  render(
    <CompareChosen action="/compare" words={{ how: 'Tick two', send: 'Compare' }}>
      {['a', 'b', 'c'].map((name) => (
        <input key={name} type="checkbox" aria-label={name} />
      ))}
    </CompareChosen>,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  const tick = (...order: number[]) => {
    for (const each of order) fireEvent.click(boxes[each] as HTMLElement);
    return boxes.map(({ checked }) => checked);
  };
  expect(tick(1, 0)).toEqual([true, true, false]);
  expect(tick(2)).toEqual([true, false, true]);
  expect(tick(0, 1)).toEqual([false, true, true]); // One box is cleared and one is added.
});
