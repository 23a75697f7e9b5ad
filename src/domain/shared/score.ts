import { err, ok, type Result } from './result.ts';

export const MIN_SCORE = 1;
export const MAX_SCORE = 99_999;

const MINUS = '\u2212'; // a typographic minus sign, as wide as a plus sign
const LONGEST_TYPED = 32; // in UTF-16 code units; limits the cost of parsing
const TYPED_FORM = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;

export type NumberError = 'not-a-number' | 'out-of-range';

/** Parses a score from 1 to 99,999, such as `14,820`. Accepts full-width characters and surrounding spaces. */
export const parseScore = (typed: string): Result<number, NumberError> => parseFrom(MIN_SCORE, typed);

/** Parses a part of a score from 0 to 99,999: creatures, treasure, or the points of one side in a battle. */
export const parseCount = (typed: string): Result<number, NumberError> => parseFrom(0, typed);

/** Formats a non-negative integer with thousands separators, which are the same in every language. */
export const formatScore = (score: number): string => String(score).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats an integer with its sign as `+1,234`, `−1,234` or `0`. */
export function formatMargin(margin: number): string {
  return `${signOf(margin)}${formatScore(Math.abs(margin))}`;
}

/** Formats a sum with thousands separators. A sum of margins may be negative. */
export const formatSum = (sum: number): string => (sum < 0 ? formatMargin(sum) : formatScore(sum));

/** Returns the sign of a number: a plus, a typographic minus, or an empty text for zero. */
export function signOf(value: number): string {
  if (value === 0) return '';
  return value > 0 ? '+' : MINUS;
}

function parseFrom(least: number, typed: string): Result<number, NumberError> {
  if (typed.length > LONGEST_TYPED) return err('not-a-number');
  const digits = typed.normalize('NFKC').trim();
  if (!TYPED_FORM.test(digits)) return err('not-a-number');
  const value = Number(digits.replaceAll(',', ''));
  return value < least || value > MAX_SCORE ? err('out-of-range') : ok(value);
}
