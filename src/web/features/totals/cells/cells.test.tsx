import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cellsWords } from '#web/features/totals/total-labels.ts';
import type { TotalRow } from '#web/features/totals/total-rows.ts';
import { TotalTable } from '#web/features/totals/total-table.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { Cells } from './cells.tsx';
import { readColumns, readRow } from './read-row.ts';

const RESULTS: Record<string, unknown> = {
  '/stage/201': { kind: 'points', value: 16_310, place: '2', first: 16_400, points: 3745, recordId: '71' },
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('fetch', async () => Response.json({ boards: RESULTS }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (userId: number, places: TotalRow['places']): TotalRow => ({
  userId,
  rank: userId,
  rankText: String(userId),
  handle: `p${userId}`,
  name: `Player ${userId}`,
  rankClass: null,
  score: '1,000',
  points: '500',
  boards: '1/3',
  newestAt: 0,
  newestOn: '2020/05/04',
  places,
});

function draw() {
  const { columns } = messagesOf('en').totals;
  render(
    <>
      <TotalTable
        rows={[row(1, [5, 2, null]), row(2, [null, null, null])]}
        heads={[201, 202, 203].map((id) => ({ number: id - 200, name: `Stage ${id}`, href: `/stage/${id === 202 ? 201 : id}` }))}
        borders={[]}
        labels={{
          locale: 'en',
          caption: 'Total',
          heads: columns.total,
          phone: { points: '{value} pts', boards: '{value} stages' },
          groupEnds: [],
          strip: 'Rank: Boards',
          stats: ['score', 'points', 'boards'],
          compareOne: 'Compare {name}',
          anonymous: 'Anonymous',
          classes: {},
        }}
      />
      <Cells words={cellsWords(false, 'en')} />
    </>,
  );
  return screen.getAllByRole('row').slice(1);
}

test('reads places, names and addresses from the static table', () => {
  const [first] = draw();
  expect(readRow(first as Element)).toMatchObject({ handle: 'p1', href: '/user/p1', rank: '1', sum: '1,000', places: [5, 2, null] });
  expect(readColumns().map(({ name }) => name)).toEqual(['Stage 201', 'Stage 202', 'Stage 203']);
});

test('the strip of a row opens all cells, with the best one named above them', async () => {
  const [first] = draw();
  const strip = (first as HTMLElement).querySelector('a[aria-haspopup]') as HTMLElement;
  expect(fireEvent.click(strip)).toBe(false); // The page is not left.
  const sheet = await screen.findByRole('dialog', { name: 'Player 1' });
  const cells = within(sheet).getAllByRole('button', { name: /^Stage/ });
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual(['Stage 201: 5', 'Stage 202: 2', 'Stage 203: No record']);
  expect(cells.map((cell) => cell.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  expect(await within(sheet).findByText('16,310 · −90 to WR')).toBeTruthy();
  expect(within(sheet).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/record/71');
  expect(within(sheet).getByRole('link', { name: 'Player page' }).getAttribute('href')).toBe('/user/p1');

  fireEvent.click(cells[2] as HTMLElement);
  expect(within(sheet).getByText('Stage 203')).toBeTruthy();
  expect(within(sheet).getByText('No record', { selector: 'small' })).toBeTruthy();
  expect(within(sheet).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/stage/203');
});

test('a click for a new tab is left to the browser', () => {
  const [first] = draw();
  const strip = (first as HTMLElement).querySelector('a[aria-haspopup]') as HTMLElement;
  expect(fireEvent.click(strip, { ctrlKey: true })).toBe(true);
});
