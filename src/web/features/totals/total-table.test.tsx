import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Border } from './border-row.tsx';
import type { TotalLabels } from './total-labels.ts';
import type { TotalRow } from './total-rows.ts';
import { TotalTable } from './total-table.tsx';

afterEach(cleanup);

const HEADS = [1, 2].map((number) => ({ number, name: `Stage ${number}`, href: `/stage/20${number}` }));
const LABELS: TotalLabels = {
  locale: 'ja',
  caption: '総合',
  heads: messagesOf('ja').totals.columns.total,
  phone: { points: '{value}pt', boards: '{value}ステージ' },
  groupEnds: [],
  strip: '順位: コース',
  stats: ['score', 'points', 'boards'],
  compareOne: '{name}を比較',
  anonymous: '名無しさん',
  classes: { 9: '四段' },
};

const row = (userId: number, rankText: string, name: string | null = `P${userId}`): TotalRow => ({
  userId,
  rank: Number(rankText.replace('=', '')),
  rankText,
  handle: `p${userId}`,
  name,
  rankClass: null,
  score: '1,000',
  points: '500',
  boards: '1/2',
  newestAt: Date.parse('2020-05-04T03:00:00Z'),
  newestOn: '2020/05/04',
  places: [3, null],
});

function draw(rows: readonly TotalRow[], borders: readonly Border[] = []) {
  render(<TotalTable rows={rows} heads={HEADS} borders={borders} labels={LABELS} />);
  return screen.getAllByRole('row').slice(1); // Skips the header row.
}

test('shows every value in a row and links the headings to the boards', () => {
  const [line] = draw([row(7, '1', null)]);
  const texts = within(line as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(texts).toEqual(['1', '1,000', '500', '1/2', '2020/05/04', '', '3\t ·']);
  expect(screen.getByRole('link', { name: '名無しさん' }).getAttribute('href')).toBe('/ja/user/p7');
  expect(screen.getByRole('link', { name: '2 Stage 2' }).getAttribute('href')).toBe('/stage/202');
});

test('gives each row a checkbox with the player’s user ID', () => {
  draw([row(1, '1'), row(2, '2'), row(3, '3', null)]);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /を比較$/ });
  expect(boxes.map((box) => [box.name, box.value, box.getAttribute('aria-label')])).toEqual([
    ['player', 'p1', 'P1を比較'],
    ['player', 'p2', 'P2を比較'],
    ['player', 'p3', '名無しさんを比較'],
  ]);
});

test('shows rank 1 for every player when all of them are tied', () => {
  const lines = draw([row(1, '=1'), row(2, '=1'), row(3, '=1')]);
  expect(lines.map((line) => within(line).getAllByRole('cell')[0]?.textContent)).toEqual(['=1', '=1', '=1']);
});

test('places all borders between the rows that they separate', () => {
  const lines = draw(
    [row(1, '1'), row(2, '2')],
    [
      { above: 1, text: '224,000から', rankClass: 9 },
      { above: 1, text: '基準点 700,000', rankClass: null },
    ],
  );
  expect(lines.map((line) => line.querySelector('td')?.textContent)).toEqual(['1', '四段224,000から', '基準点 700,000', '2']);
});
