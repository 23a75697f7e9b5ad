import { err, ok, type Result } from './result.ts';

export const MIN_SCORE = 1;
export const MAX_SCORE = 99_999;

const MINUS = '\u2212'; // a true minus, as wide as a plus
const LONGEST_TYPED = 32; // code units, so that normalising and matching stay cheap
const TYPED_FORM = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;

export type NumberError = 'not-a-number' | 'out-of-range';

/** Reads `14,820` or `14820` as a score of 1 to 99,999; full-width forms and outer spaces are fine. */
export const parseScore = (typed: string): Result<number, NumberError> => parseFrom(MIN_SCORE, typed);

/** Reads a count that goes into a score, 0 to 99,999: creatures, treasure, points of one side. */
export const parseCount = (typed: string): Result<number, NumberError> => parseFrom(0, typed);

/** Shows a whole number that is not negative with thousands separators, alike in both languages. */
export const formatScore = (score: number): string => String(score).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Shows any whole number with its sign: `+1,234`, `−1,234` (a true minus) or `0`. */
export function formatMargin(margin: number): string {
  return `${signOf(margin)}${formatScore(Math.abs(margin))}`;
}

/** Shows a sum with thousands separators: margins may add up to less than nothing. */
export const formatSum = (sum: number): string => (sum < 0 ? formatMargin(sum) : formatScore(sum));

/** The sign to write before an amount: plus, a true minus, or nothing for zero. */
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
