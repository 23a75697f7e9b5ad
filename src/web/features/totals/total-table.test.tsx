import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pack } from '#web/ui/table/packed.ts';
import type { BorderTuple } from './border-row.tsx';
import type { TotalLabels } from './total-labels.ts';
import { TotalTable } from './total-table.tsx';
import type { TotalTuple } from './total-tuples.ts';

afterEach(cleanup);

const HEADS = [1, 2].map((number) => ({ number, name: `Stage ${number}`, href: `/stage/20${number}` }));
const LABELS: TotalLabels = {
  locale: 'ja',
  caption: '総合',
  rank: '順位',
  player: 'プレイヤー',
  stats: ['スコア', 'ポイント', 'ボード'],
  newest: '最新の記録',
  compare: '比較',
  compareOne: '{name}を比較',
  anonymous: '名無しさん',
  classes: { 9: '四段' },
};

const row = (userId: number, rankText: string, name: string | null = `P${userId}`): TotalTuple => [
  userId,
  Number(rankText.replace('=', '')),
  rankText,
  `p${userId}`,
  name,
  null,
  ['1,000', '500', '1/2'],
  Date.parse('2020-05-04T03:00:00Z'),
  '2020/05/04',
  [3, null],
];

function draw(rows: readonly TotalTuple[], borders: readonly BorderTuple[] = []) {
  render(<TotalTable rows={pack(rows)} heads={HEADS} borders={borders} labels={LABELS} />);
  return screen.getAllByRole('row').slice(1); // Skips the header row.
}

test('shows rank, player, sums, newest record and the rank on each board, and links the headings to the boards', () => {
  const [line] = draw([row(7, '1', null)]);
  const texts = within(line as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(texts).toEqual(['1', '1,000', '500', '1/2', '2020/05/04', '', '3', '']);
  expect(screen.getByRole('link', { name: '名無しさん' }).getAttribute('href')).toBe('/ja/user/p7');
  expect(screen.getByRole('link', { name: '2 Stage 2' }).getAttribute('href')).toBe('/stage/202');
});

test('gives each row a checkbox with the user ID of its player', () => {
  draw([row(1, '1'), row(2, '2'), row(3, '3', null)]);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /を比較$/ });
  expect(boxes.map((box) => [box.name, box.value, box.getAttribute('aria-label')])).toEqual([
    ['player', 'p1', 'P1を比較'],
    ['player', 'p2', 'P2を比較'],
    ['player', 'p3', '名無しさんを比較'],
  ]);
});

test('gives every player the first rank when all players are tied', () => {
  const lines = draw([row(1, '=1'), row(2, '=1'), row(3, '=1')]);
  expect(lines.map((line) => within(line).getAllByRole('cell')[0]?.textContent)).toEqual(['=1', '=1', '=1']);
});

test('places all borders between the rows that they separate', () => {
  const lines = draw(
    [row(1, '1'), row(2, '2')],
    [
      [1, '224,000から', 9],
      [1, '目安ボーダー 700,000', null],
    ],
  );
  expect(lines.map((line) => line.querySelector('td')?.textContent)).toEqual(['1', '四段224,000から', '目安ボーダー 700,000', '2']);
});
