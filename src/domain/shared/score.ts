import { err, ok, type Result } from './result.ts';

export const MIN_SCORE = 1;
export const MAX_SCORE = 99_999;

const MINUS = '\u2212'; // a true minus sign, as wide as a plus
const LONGEST_TYPED = 32; // code units, so that normalising and matching stay cheap
const TYPED_FORM = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;

export type NumberError = 'not-a-number' | 'out-of-range';

/** Parses `14,820` or `14820` as a score of 1 to 99,999; accepts full-width forms and outer spaces. */
export const parseScore = (typed: string): Result<number, NumberError> => parseFrom(MIN_SCORE, typed);

/** Parses a count that is part of a score, 0 to 99,999: creatures, treasure, points of one side. */
export const parseCount = (typed: string): Result<number, NumberError> => parseFrom(0, typed);

/** Formats a non-negative integer with thousands separators, the same in both languages. */
export const formatScore = (score: number): string => String(score).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats an integer with its sign: `+1,234`, `−1,234` (a true minus) or `0`. */
export function formatMargin(margin: number): string {
  return `${signOf(margin)}${formatScore(Math.abs(margin))}`;
}

/** Formats a sum with thousands separators; sums of margins may be negative. */
export const formatSum = (sum: number): string => (sum < 0 ? formatMargin(sum) : formatScore(sum));

/** The sign of an amount: plus, a true minus, or nothing for zero. */
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
