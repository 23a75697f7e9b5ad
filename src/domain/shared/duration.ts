import { err, ok, type Result } from './result.ts';

export const MIN_DURATION_MS = 1_000;
export const MAX_DURATION_MS = 100 * 60 * 60 * 1_000 - 1; // one millisecond less than 100 hours

const LONGEST_TYPED = 32; // in UTF-16 code units; limits the cost of parsing
const TYPED_FORM = /^(\d{1,6})(?::(\d{2}))?(?::(\d{2}))?(?:\.(\d{1,3}))?$/;

export type DurationError = 'not-a-time' | 'sixty-or-more' | 'fraction-not-allowed' | 'out-of-range';

export type DurationOptions = {
  readonly fractions: boolean;
  readonly leastMs?: number; // 1 second by default; 0 for time left, which may be 0:00
};

/**
 * Parses `95` (seconds), `1:35`, `1:02:03` or `1:23.45` and returns milliseconds. Accepts full-width characters and
 * surrounding spaces.
 */
export function parseDuration(typed: string, options: DurationOptions): Result<number, DurationError> {
  if (typed.length > LONGEST_TYPED) return err('not-a-time');
  const match = TYPED_FORM.exec(typed.normalize('NFKC').trim());
  if (!match) return err('not-a-time');
  const [, first, second, third, fraction] = match;
  const afterColon = [second, third].filter((part) => part !== undefined).map(Number);
  if (afterColon.some((part) => part >= 60)) return err('sixty-or-more');
  if (fraction !== undefined && !options.fractions) return err('fraction-not-allowed');

  const seconds = afterColon.reduce((sum, part) => sum * 60 + part, Number(first));
  const ms = seconds * 1_000 + Number((fraction ?? '').padEnd(3, '0'));
  if (ms < (options.leastMs ?? MIN_DURATION_MS) || ms > MAX_DURATION_MS) return err('out-of-range');
  return ok(ms);
}

/** Formats milliseconds as `0:45`, `3:32` or `1:02:03`, with a fraction (`1:23.45`) only when it is not zero. */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const head = hours > 0 ? `${hours}:${twoDigits(minutes)}` : `${minutes}`;
  return `${head}:${twoDigits(seconds % 60)}${formatFraction(ms % 1_000)}`;
}

/** Formats a time for a list of runs: like `formatDuration`, but a fraction has at least two digits, so that the times line up. */
export const formatRunTime = (ms: number): string => formatDuration(ms).replace(/\.\d$/, '$&0');

const twoDigits = (value: number) => String(value).padStart(2, '0');

function formatFraction(ms: number): string {
  return ms === 0 ? '' : `.${String(ms).padStart(3, '0').replace(/0+$/, '')}`;
}
