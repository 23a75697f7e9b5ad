import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { RankingRow } from '#web/server/rankings/ranking-rows.ts';
import type { Border } from './border-row.tsx';
import type { OwnView } from './own-view.ts';
import { labelsOf201, rowOf201 as row, scaleOf201 } from './ranking.fixture.ts';
import { RankingTable } from './ranking-table.tsx';
import { shownRows } from './shown-rows.ts';

afterEach(cleanup);

const LABELS = labelsOf201('ja');

type Shown = { keyAbove?: number | null; borders?: readonly Border[]; own?: OwnView };

/** Renders a table for stage 201, whose record is 14,820, and returns its rows. */
function show(rows: readonly RankingRow[], { keyAbove = null, borders = [], own }: Shown = {}) {
  render(<RankingTable rows={shownRows(rows, scaleOf201(), keyAbove)} borders={borders} labels={LABELS} seriesToken={2} own={own} />);
  return screen.getAllByRole('row').slice(1);
}

const cells = (line: HTMLElement | undefined) =>
  within(line as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('tied rows show the same gap to the rank above', () => {
  const lines = show([row(1, '1', 14_820), row(2, '=2', 14_785), row(3, '=2', 14_785), row(4, '4', 14_760)]);
  expect(lines.map((line) => cells(line).slice(0, 4))).toEqual([
    ['1', '14,820', '', `${LABELS.record}${LABELS.recordMeaning}`],
    ['=2', '14,785', '−35', '−35'],
    ['=2', '14,785', '−35', '−35'],
    ['4', '14,760', '−25', '−60'],
  ]);
});

test('computes the first gap on a later page from the last rank on the previous page', () => {
  const [first] = show([row(101, '101', 9_000)], { keyAbove: -9_040 });
  expect(cells(first).slice(0, 4)).toEqual(['101', '9,000', '−40', '−5,820']);
});

test('links the value to the record and the name to the player', () => {
  const [first] = show([row(7, '1', 14_820)]);
  const links = within(first as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ja/user/player7', '/ja/record/7']);
});

test('shows a record’s evidence and state as labelled icons', () => {
  const [first, second] = show([
    row(1, '1', 14_820, { marks: ['image', 'video', 'verified'] }),
    row(2, '2', 14_000, { marks: ['asked', 'missing'], name: null }),
  ]);
  const proof = (line: HTMLElement | undefined) =>
    within(line as HTMLElement)
      .getAllByRole('img')
      .map((icon) => icon.getAttribute('aria-label'));
  expect(proof(first)).toEqual(['Switch', LABELS.image, LABELS.video]);
  expect(proof(second)).toEqual(['Switch', LABELS.missingImage, LABELS.missingVideo]);
  expect(cells(first).at(-1)).toBe(LABELS.marks.verified);
  expect(cells(second).at(-1)).toBe(LABELS.marks.asked + LABELS.marks.missing);
  expect(second?.textContent).toContain(LABELS.anonymous);
});

test('places borders between the rows that they separate, highest first', () => {
  const lines = show([row(1, '1', 14_820), row(2, '2', 14_000)], {
    borders: [
      { above: 1, text: '14,500' },
      { above: 1, text: '14,100' },
    ],
  });
  expect(lines.map((line) => cells(line)[0])).toEqual(['1', '14,500', '14,100', '2']);
});

test('marks only the reader’s own row and their rivals’ rows', () => {
  const own = { userId: 'player2', name: 'Me', rankClass: null, rivals: ['player1'], row: null };
  const lines = show([row(1, '1', 14_820), row(2, '2', 14_000), row(3, '3', 13_000)], { own });
  expect(lines.map((line) => line.dataset.mark)).toEqual(['rival', 'me', undefined]);
  expect(lines[1]?.textContent).toContain(LABELS.you);
  expect(within(lines[0] as HTMLElement).getByRole('img', { name: LABELS.rival })).toBeTruthy();
});
