import { expect, test } from 'vitest';
import { totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { totalLines } from './total-lines.ts';

const catalogue = contentCatalogue();
const scores = (...all: number[]) => all.map((score) => ({ score, points: score }));

function linesOf(totalId: number, rows: ReturnType<typeof scores>, before?: number) {
  const total = catalogue.totals.get(totalId);
  if (!total) throw new Error(`no total ${totalId}`);
  return totalLines(catalogue, total, {
    rows,
    rowBefore: scores(...(before ? [before] : []))[0],
    boards: totalBoards(catalogue, totalId, 2026),
  });
}

test('draws each of the four summed reference borders in total 20 once', () => {
  const { borderLines, classLines } = linesOf(20, scores(702_000, 700_700, 699_999, 12), 703_000);
  expect(borderLines).toEqual([
    { above: 1, border: 702_000 },
    { above: 1, border: 701_000 },
    { above: 2, border: 700_500 },
    { above: 2, border: 700_000 },
  ]);
  expect(classLines).toEqual([]);
});

test('draws class borders in total 1 at multiples of its 224 boards, also between two pages', () => {
  const { borderLines, classLines } = linesOf(1, scores(224 * 4_000, 224 * 4_000 - 1), 224 * 5_000);
  expect(classLines).toEqual([
    { above: 0, rankClass: 14, points: 1_120_000 },
    { above: 1, rankClass: 13, points: 896_000 },
  ]);
  expect(borderLines).toEqual([]);
});

test('draws no lines in totals other than 1 and 20', () => {
  expect(linesOf(21, scores(900_000, 1))).toEqual({ borderLines: [], classLines: [] });
  expect(linesOf(2, scores(9_000_000, 1))).toEqual({ borderLines: [], classLines: [] });
});
