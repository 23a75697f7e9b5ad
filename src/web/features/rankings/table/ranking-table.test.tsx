import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { RankingRow } from '#web/server/rankings/ranking-rows.ts';
import { useMarkedRows } from '#web/session/use-marked-rows.ts';
import type { Border } from './border-row.tsx';
import { labelsOf201, rowOf201 as row, scaleOf201 } from './ranking.fixture.ts';
import { RankingContent } from './ranking-table.tsx';
import { OWN_ROW_ID, ROWS_ID } from './row-ids.ts';
import { shownRows } from './shown-rows.ts';

afterEach(cleanup);

const LABELS = labelsOf201('ja');

type Shown = { keyAbove?: number | null; borders?: readonly Border[] };

/** Renders a table for stage 201, whose record is 14,820, and returns its rows. */
function show(rows: readonly RankingRow[], { keyAbove = null, borders = [] }: Shown = {}) {
  render(
    <table>
      <RankingContent rows={shownRows(rows, scaleOf201(), keyAbove)} borders={borders} labels={LABELS} />
    </table>,
  );
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

test('links the value to the record, the name to the player and evidence to its sheet', () => {
  const [without, first] = show([row(7, '1', 14_820), row(8, '2', 14_000, { marks: ['image'] })]);
  const linksOf = (line: HTMLElement | undefined) => within(line as HTMLElement).getAllByRole('link');
  expect(linksOf(without).map((link) => link.getAttribute('href'))).toEqual(['/ja/user/player7', '/ja/record/7']);
  expect(linksOf(first).map((link) => link.getAttribute('href'))).toEqual(['/ja/user/player8', '/ja/record/8', '/ja/record/8']);
  expect(linksOf(first)[2]?.getAttribute('aria-haspopup')).toBe('dialog');
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
  expect(cells(first).at(-1)).toBe(LABELS.marks.verified);
  // Beside the value, since narrow and wide screens hide the last column.
  expect(proof(second)).toEqual([LABELS.marks.asked, LABELS.marks.missing, 'Switch', LABELS.missingImage, LABELS.missingVideo]);
  expect(second?.textContent).toContain(LABELS.anonymous);
});

test('places borders between the rows that they separate, highest first', () => {
  const lines = show([row(1, '1', 14_820), row(2, '2', 14_000)], {
    borders: [
      { above: 1, score: 14_500, text: '14,500', meaning: 'for 701,000' },
      { above: 1, score: 14_100, text: '14,100', meaning: 'for 700,000' },
    ],
  });
  const texts = lines.map((line) => line.querySelector('summary')?.textContent ?? cells(line)[0]);
  expect(texts).toEqual(['1', '14,500', '14,100', '2']);
  expect(lines[1]?.querySelector('p')?.textContent).toContain('for 701,000');
});

test('marks only the reader’s own row and their rivals’ rows, again after a refresh', () => {
  const lines = show([row(1, '1', 14_820), row(2, '2', 14_000), row(3, '3', 13_000)]);
  const reader = { rowsId: ROWS_ID, ownRowId: OWN_ROW_ID, me: 'player2' as string | undefined, rivals: ['player1'] };
  const { result, rerender } = renderHook(useMarkedRows, { initialProps: reader });
  const marks = () => lines.map((line) => line.dataset.mark);
  expect(marks()).toEqual(['rival', 'me', undefined]);
  expect(result.current.map(({ handle, mark }) => `${handle} ${mark}`)).toEqual(['player2 me', 'player1 rival']);
  expect(lines[1]?.id).toBe(OWN_ROW_ID);
  for (const line of lines) line.removeAttribute('data-mark');
  act(() => void document.dispatchEvent(new Event('markupchange')));
  expect(marks()).toEqual(['rival', 'me', undefined]);
  rerender({ ...reader, me: undefined });
  expect(marks()).toEqual([undefined, undefined, undefined]);
});

test('escapes hostile names and comments in static markup', () => {
  const hostile = '</td><script>alert(1)</script><img src=x onerror="alert(2)">\u2028$&';
  const rows = [row(1, '1', 14_820, { name: hostile, comment: hostile })];
  const html = renderToStaticMarkup(<RankingContent rows={shownRows(rows, scaleOf201(), null)} borders={[]} labels={LABELS} />);
  const cells = Object.assign(document.createElement('table'), { innerHTML: html }).querySelectorAll('tbody :is(th, td)');
  expect([...cells].filter((cell) => cell.textContent?.includes(hostile))).toHaveLength(2);
  expect(html).not.toMatch(/<(script|img)/);
});
