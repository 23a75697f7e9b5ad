import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CompareChosen } from './compare-chosen.tsx';

afterEach(cleanup);

/** Renders three boxes as static markup, which React does not know, and returns a function that ticks them. */
function renderBoxes({ checked }: { checked: readonly number[] }) {
  const html = ['a', 'b', 'c'].map(
    (name, order) => `<input type="checkbox" aria-label="${name}"${checked.includes(order) ? ' checked' : ''}>`,
  );
  render(
    <CompareChosen action="/compare" words={{ how: 'Tick two', send: 'Compare' }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as web/markup/inserted.tsx does */}
      <div dangerouslySetInnerHTML={{ __html: html.join('') }} />
    </CompareChosen>,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  return (...order: number[]) => {
    for (const each of order) fireEvent.click(boxes[each] as HTMLElement);
    return boxes.map((box) => box.checked);
  };
}

test('ticking a third player clears the one ticked first', () => {
  const tick = renderBoxes({ checked: [] });
  expect(tick(1, 0)).toEqual([true, true, false]);
  expect(tick(2)).toEqual([true, false, true]);
  expect(tick(0, 1)).toEqual([false, true, true]); // One box is cleared and one is added.
});

test('a player who was ticked before React ran is cleared first', () => {
  const tick = renderBoxes({ checked: [1] });
  expect(tick(2, 0)).toEqual([true, false, true]);
});
