import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import words from '#content/locales/en/race.json' with { type: 'json' };
import { HeatGrid } from '#web/ui/charts/heat/heat.tsx';
import { OwnStages } from './own-stages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const BOARDS = {
  '/stage/201': { kind: 'points', value: 33_960, place: '107', first: 35_230, points: 247, recordId: '71' },
  '/stage/203': { kind: 'points', value: 20_000, place: '=2', first: 20_000, points: 900, recordId: '72' },
};
const CELLS = [201, 202, 203].map((id) => ({ place: null, href: `/ja/stage/${id}`, words: `Stage ${id}` }));

test('shows the place on every stage, the best one, and the result on the chosen one with its gap and link', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ boards: BOARDS }));
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<HeatGrid cells={CELLS} />);
  render(
    <OwnStages locale="en" place={place} here={0} handle="amena" words={words}>
      loading
    </OwnStages>,
  );
  expect(await screen.findByText('2 played · best: Stage 203, =2nd')).toBeTruthy();
  const cells = screen.getAllByRole('button');
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual(['Stage 201: 107', 'Stage 202: not played', 'Stage 203: =2']);
  expect(screen.getByText('this stage · −1,270 to WR')).toBeTruthy();
  fireEvent.click(cells[2] as HTMLElement);
  expect(screen.getByRole('link', { name: 'Stage 203' }).getAttribute('href')).toBe('/ja/stage/203');
  expect(screen.getByText('20,000')).toBeTruthy();
  fireEvent.click(cells[1] as HTMLElement);
  expect(screen.getByText('not played')).toBeTruthy();
});
