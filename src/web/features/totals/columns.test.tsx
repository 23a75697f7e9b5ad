import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Total } from '#domain/catalogue/rows.ts';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { tableColumns } from './columns.tsx';
import { MOVE_COLUMNS } from './moves/columns.tsx';
import { moveLabels } from './moves/move-labels.ts';
import { MoveTable } from './moves/move-table.tsx';
import { totalLabels } from './total-labels.ts';
import { TotalTable } from './total-table.tsx';
import { USER_COLUMNS } from './users/columns.tsx';
import { userLabels } from './users/user-labels.ts';
import { UserTable } from './users/user-table.tsx';

afterEach(cleanup);

const CATALOGUE = contentCatalogue();
const PLAYER = { userId: 7, rank: 1, rankText: '1', handle: 'fern', name: 'Fern', rankClass: 3 };
const BORDERS = [{ above: 0, text: 'from 100', rankClass: 3 }];
const totalBy = (orderBy: Total['orderBy']) => {
  const total = [...CATALOGUE.totals.values()].find((each) => each.orderBy === orderBy);
  if (!total) throw new Error(`no total is ordered by ${orderBy}`);
  return total;
};

const totalTable = (orderBy: Total['orderBy']) => ({
  name: `total by ${orderBy}`,
  columnsIn: (locale: Language) => tableColumns(totalLabels(CATALOGUE, { total: totalBy(orderBy), columns: [] }, locale).stats),
  labelsIn: (locale: Language) => totalLabels(CATALOGUE, { total: totalBy(orderBy), columns: [] }, locale),
  texts: { score: '900', points: '500', boards: '1/2', time: '0:01:00', newest: '2020/05/04', compare: '' },
  table: (
    <TotalTable
      rows={[
        { ...PLAYER, score: '900', points: '500', boards: '1/2', time: '0:01:00', newestAt: 0, newestOn: '2020/05/04', places: [1, 2] },
      ]}
      heads={[1, 2].map((number) => ({ number, name: `Stage ${number}`, href: `/stage/${number}` }))}
      borders={BORDERS}
      labels={totalLabels(CATALOGUE, { total: totalBy(orderBy), columns: [] }, 'en')}
    />
  ),
});

const users = { filter: { console: 0, page: 1 }, today: '2026-03-02', boards: 224 } as const;
const moves = { since: '2025-06-30', until: '2026-01-31' } as const;
const TABLES = [
  totalTable('score'),
  totalTable('points'),
  totalTable('boardsThenTime'),
  {
    name: 'user ranking',
    columnsIn: () => USER_COLUMNS,
    labelsIn: (locale: Language) => userLabels(CATALOGUE, users, locale),
    texts: { points: '500', toNext: '9 to D1', shares: '', boards: '3/224', posts: '4', lastPost: '2020/05/04' },
    table: (
      <UserTable
        rows={[
          {
            ...PLAYER,
            points: '500',
            bar: 5,
            toNext: '9 to D1',
            shares: { 2: 100 },
            boards: 3,
            posts: 4,
            lastPostAt: 1,
            lastPostOn: '2020/05/04',
          },
        ]}
        borders={BORDERS}
        labels={userLabels(CATALOGUE, users, 'en')}
      />
    ),
  },
  {
    name: 'moves',
    columnsIn: () => MOVE_COLUMNS,
    labelsIn: (locale: Language) => moveLabels(CATALOGUE, moves, locale),
    texts: { move: expect.stringContaining('▲ 3'), before: '100', after: '130', gain: '+30' },
    table: (
      <MoveTable
        rows={[{ ...PLAYER, direction: 'rose' as const, places: 3, before: '100', after: '130', gain: '+30', bar: 100 }]}
        labels={moveLabels(CATALOGUE, moves, 'en')}
      />
    ),
  },
];

for (const { name, columnsIn, labelsIn, texts, table } of TABLES) {
  for (const locale of LANGUAGES)
    test(`every column has a header text: ${name}, ${locale}`, () => {
      const heads: Readonly<Record<string, string>> = labelsIn(locale).heads;
      for (const { key } of columnsIn(locale)) expect(heads[key], key).toMatch(/^[^{}]*\S[^{}]*$/);
    });

  test(`heads and cells have the same number and order, and borders span all of them: ${name}`, () => {
    render(table);
    const heads: Readonly<Record<string, string>> = labelsIn('en').heads;
    const shown = screen.getAllByRole('columnheader').map((head) => head.textContent);
    const keys = columnsIn('en').map(({ key }) => key);
    expect(shown.slice(0, keys.length)).toEqual(keys.map((key) => heads[key]));
    const rows = screen.getAllByRole('row').map((row) => [...row.children] as HTMLTableCellElement[]);
    const cells = rows.at(-1) ?? [];
    const expected: Readonly<Record<string, unknown>> = { rank: '1', player: expect.stringContaining('Fern'), ...texts };
    expect(cells.slice(0, keys.length).map((cell) => cell.textContent)).toEqual(keys.map((key) => expected[key]));
    for (const row of rows) expect(row.reduce((sum, cell) => sum + cell.colSpan, 0)).toBe(shown.length);
  });

  test(`every cell has its place on phones, with one rank, name and value, and labels for numbers: ${name}`, () => {
    render(table);
    const columns = columnsIn('en');
    const cells = [...(screen.getAllByRole('row').at(-1)?.children ?? [])] as HTMLElement[];
    expect(cells.slice(0, columns.length).map(({ dataset }) => dataset.phone)).toEqual(columns.map(({ phone }) => phone));
    for (const place of ['rank', 'name', 'value']) expect(columns.filter(({ phone }) => phone === place)).toHaveLength(1);
    const style = screen.getByRole('table').style;
    const labels: Readonly<Record<string, string>> = labelsIn('en').phone;
    for (const [key, label] of Object.entries(labels)) {
      const nth = columns.findIndex((column) => column.key === key) + 1;
      if (nth === 0) continue;
      const [before = '', after = ''] = label.split('{value}');
      expect(style.getPropertyValue(`--before-${nth}`)).toBe(before && JSON.stringify(before));
      expect(style.getPropertyValue(`--after-${nth}`)).toBe(after && JSON.stringify(after));
    }
  });
}
