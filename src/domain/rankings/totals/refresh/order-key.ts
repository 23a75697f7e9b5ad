import type { Total } from '#domain/catalogue/rows.ts';

/** Factors whose weighted sum is a row's order key: a whole number for which smaller is better, equal for tied rows. */
export type OrderWeights = { readonly points: number; readonly score: number; readonly boards: number; readonly elapsedMs: number };

const MORE_THAN_ALL_TIMES = 2 ** 40; // over 3,000 boards of 100 hours each; 8,000 boards still give a safe integer

/** How each order of a total is expressed as one number. */
export const ORDER_WEIGHTS: Readonly<Record<Total['orderBy'], OrderWeights>> = {
  points: { points: -1, score: 0, boards: 0, elapsedMs: 0 },
  score: { points: 0, score: -1, boards: 0, elapsedMs: 0 },
  boardsThenTime: { points: 0, score: 0, boards: -MORE_THAN_ALL_TIMES, elapsedMs: 1 },
};
