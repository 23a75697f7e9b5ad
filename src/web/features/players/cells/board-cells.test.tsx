import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { refetchSession } from '#web/session/session-store.ts';
import { HeatGrid } from '#web/ui/charts/heat/heat.tsx';
import { BoardCells } from './board-cells.tsx';
import { cellWords } from './cell-words.ts';

let asked: string[];
const result = (value: number, place: string) => ({ kind: 'points', value, place, first: 16_400, points: 3745, recordId: '71' });

beforeEach(async () => {
  asked = [];
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/session') return Response.json({ user: { userId: 'brindle', name: 'Brindle' } });
    asked.push(path);
    return Response.json({ boards: { '/stage/202?rule=23': path.includes('fern') ? result(16_310, '=2') : result(16_230, '8') } });
  });
  await act(refetchSession);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw() {
  const cells = [
    { place: 5, href: '/stage/201', words: 'Mossback Cellar: 5' },
    { place: 2, href: '/ja/stage/202?rule=23&console=4', words: 'Ribbon Spool Rotunda: =2' },
    { place: null, href: '/stage/203', words: 'Inkwell: Deep: not played' },
  ];
  const page = { isNow: true, filter: { console: 4, page: 1 } } as PlayerPage;
  render(
    <>
      <details open>
        <summary>
          <h3>Sproutfold 2</h3>
        </summary>
        <div data-cells="">
          <section aria-label="Eggs">
            <HeatGrid opensSheet cells={cells} />
          </section>
        </div>
      </details>
      <BoardCells handle="fern" words={cellWords(page, 'en')} />
    </>,
  );
}

test('a cell opens a sheet with the result there and the reader’s own', async () => {
  draw();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Ribbon Spool Rotunda: =2' }))).toBe(false); // The page is not left.
  const sheet = await screen.findByRole('dialog', { name: 'Ribbon Spool Rotunda' });
  expect(within(sheet).getByText('Sproutfold 2 · Eggs')).toBeTruthy();
  expect(within(sheet).getByText('2 / 3')).toBeTruthy();
  expect(await within(sheet).findByText('8th · −80')).toBeTruthy();
  const facts = [...sheet.querySelectorAll('dd')].map((fact) => fact.textContent);
  expect(facts).toEqual(['16,310', '−90', '3,745', '8th · −80']);
  expect(within(sheet).getByRole('link', { name: 'Stage ranking' }).getAttribute('href')).toBe('/ja/stage/202?rule=23&console=4');
  expect(within(sheet).getByRole('link', { name: 'Open record' }).getAttribute('href')).toBe('/record/71');
  expect(asked.toSorted()).toEqual(['/api/users/brindle/boards?console=4', '/api/users/fern/boards?console=4']);
});

test('steps to the boards before and after, and a board without a record says so', async () => {
  draw();
  fireEvent.click(screen.getByRole('link', { name: 'Ribbon Spool Rotunda: =2' }));
  const sheet = await screen.findByRole('dialog');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Next board' }));
  expect(within(sheet).getByRole('heading').textContent).toBe('Inkwell: Deep');
  expect(within(sheet).getByText('No record here')).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: 'Next board' }).hasAttribute('disabled')).toBe(true);
  expect(within(sheet).queryByRole('link', { name: 'Open record' })).toBeNull();
});

test('a cell opens its own board again after a step to another one', async () => {
  draw();
  const cell = screen.getByRole('link', { name: 'Ribbon Spool Rotunda: =2' });
  fireEvent.click(cell);
  const sheet = await screen.findByRole('dialog');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Next board' }));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  fireEvent.click(cell);
  expect(await screen.findByRole('heading', { level: 2, name: 'Ribbon Spool Rotunda' })).toBeTruthy();
});
