import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { FILE_FIELDS } from '#web/server/rankings/ranking-rows.ts';
import { cellClass, columnsOf, RANKING_COLUMNS } from './columns.tsx';
import { labelsOf201, rowOf201, scaleOf201 } from './ranking.fixture.ts';
import styles from './ranking-table.module.css';
import { RankingContent } from './ranking-table.tsx';
import { shownRows } from './shown-rows.ts';

afterEach(cleanup);

const ROWS = shownRows([rowOf201(1, '1', 14_820, { marks: ['verified'] }), rowOf201(2, '2', 14_000)], scaleOf201(), null);
const keys = RANKING_COLUMNS.map(({ key }) => key);
const css = readFileSync('src/web/features/rankings/table/ranking-table.module.css', 'utf8');

for (const locale of LANGUAGES)
  test(`every column of a stage ranking has a header text: ${locale}`, () => {
    const { heads } = labelsOf201(locale);
    for (const key of keys) expect(heads[key], key).toMatch(/\S/);
    expect(Object.keys(heads).toSorted()).toEqual(keys.toSorted());
  });

test('every column of a stage ranking is exported, in the same order, under names that are used once', () => {
  expect(Object.keys(FILE_FIELDS)).toEqual(keys);
  const names = Object.values(FILE_FIELDS).map((fields) => Object.keys(fields));
  for (const each of names) expect(each.length).toBeGreaterThan(0);
  expect(new Set(names.flat()).size).toBe(names.flat().length);
});

test('heads and cells have the same number and order, and a border spans all of them', () => {
  const labels = labelsOf201('en');
  const borders = [{ above: 1, score: 14_500, text: '14,500', meaning: '' }];
  render(
    <table>
      <RankingContent rows={ROWS} borders={borders} labels={labels} />
    </table>,
  );
  const shown = columnsOf(ROWS);
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(shown.map(({ key }) => labels.heads[key]));
  const [, first, border, second] = screen.getAllByRole('row').map((row) => [...row.children] as HTMLTableCellElement[]);
  for (const cells of [first, second]) expect(cells?.map(({ className }) => className)).toEqual(shown.map(cellClass));
  expect(border?.reduce((sum, cell) => sum + cell.colSpan, 0)).toBe(shown.length);
});

test('omits the columns in which no row has a value', () => {
  const without = ROWS.map((row) => ({ ...row, bonus: null, points: null }));
  expect(columnsOf(without).map(({ key }) => key)).toEqual(keys.filter((key) => key !== 'bonus' && key !== 'points'));
});

test('the places of the columns on phones are those of the style sheet', () => {
  const phone = css.slice(css.indexOf('@media (max-width: 600px)'), css.indexOf('@media (max-width: 360px)'));
  const areas = [...phone.matchAll(/\.table \.(\w+) \{\s*grid-area: ([\d/ ]+);/g)].map(([, name = '', area = '']) => [
    styles[name],
    placeOf(area),
  ]);
  const hidden = [...phone.matchAll(/([^{}]*)\{\s*display: none;/g)].flatMap(([, selectors = '']) =>
    [...selectors.matchAll(/\.table \.(\w+)(?=,|\s*$)/gm)].map(([, name = '']) => [styles[name], 'hidden']),
  );
  const shownIn = new Map([...areas, ...hidden] as [string, string][]);
  for (const column of RANKING_COLUMNS) expect(shownIn.get(cellClass(column) ?? ''), column.key).toBe(column.phone);
});

test('the spare columns are those that the style sheet hides beside the second column of the page', () => {
  const wide = css.slice(css.indexOf('@media (min-width: 1201px)'), css.indexOf('@media (max-width: 600px)'));
  const [, hidden = ''] = /\.table :is\(([^)]+)\) \{\s*display: none;/.exec(wide) ?? [];
  const spare = RANKING_COLUMNS.filter(({ isSpare }) => isSpare);
  expect([...hidden.matchAll(/\.(\w+)/g)].map(([, name = '']) => styles[name])).toEqual(spare.map(cellClass));
});

/** Returns the place of a grid area in a row of two lines: the first and last columns of the grid span both lines. */
function placeOf(area: string): string {
  const [line = 0, column = 0, end = 0] = area.split('/').map(Number);
  if (end - line > 1) return column === 1 ? 'rank' : 'action';
  if (line === 2) return 'line2';
  return column === 2 ? 'name' : 'value';
}
