import { expect, test } from 'vitest';
import { placeSums, type TotalRow } from '#domain/rankings/totals/totals.ts';
import { ORDER_WEIGHTS } from './order-key.ts';

const DAY = new Date('2026-01-01T00:00:00Z');
const LONGEST = 359_999_999; // of one time, in milliseconds

/** Every combination of small and extreme sums. */
const rows: TotalRow[] = [0, 1, 2, 700].flatMap((boards, a) =>
  [0, 3, 700 * 20_000].flatMap((points, b) =>
    [-5, 0, 9_000_000].flatMap((score, c) =>
      [0, 1, boards * LONGEST].map((elapsedMs, d) => ({
        userId: a * 1_000 + b * 100 + c * 10 + d,
        boards,
        points,
        score,
        elapsedMs,
        newestPostedAt: DAY,
      })),
    ),
  ),
);

test.each(Object.entries(ORDER_WEIGHTS))(
  'the order key for %s puts all rows in the order of the total, with the same ties',
  (orderBy, weights) => {
    const keyOf = (row: TotalRow) =>
      row.points * weights.points + row.score * weights.score + row.boards * weights.boards + (row.elapsedMs ?? 0) * weights.elapsedMs;
    const sums = new Map(rows.map((row) => [row.userId, { ...row }]));
    const placed = placeSums(sums, orderBy as keyof typeof ORDER_WEIGHTS);
    expect(placed.length).toBe(108);
    for (const [index, row] of placed.entries()) {
      const next = placed[index + 1];
      expect(Number.isSafeInteger(keyOf(row))).toBe(true);
      if (next) expect(Math.sign(keyOf(row) - keyOf(next))).toBe(row.rank === next.rank ? 0 : -1);
    }
  },
);
