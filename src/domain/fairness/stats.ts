import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import type { AppealOutcome } from './appeals.ts';

/** A moderator's first decision to verify, question or decline a record. */
export type Decision = {
  readonly waitMs: number; // Time since the record was posted, in milliseconds.
  readonly isVerified: boolean; // The record is currently verified.
};

/** Public fairness statistics. The median is null when there is no data. */
export type FairnessStats = {
  readonly decided: number;
  readonly medianWaitMs: number | null;
  readonly verified: number; // Number of decided records that are currently verified.
  readonly answered: number; // Number of answered appeals.
  readonly upheld: number;
};

/**
 * The reference definition of the public statistics. `data/queries/moderation/fairness-stats.ts` computes the same
 * values in SQL.
 */
export const fairnessStats = (decisions: readonly Decision[], appeals: readonly AppealOutcome[]): FairnessStats => ({
  decided: decisions.length,
  medianWaitMs: median(decisions.map(({ waitMs }) => waitMs)),
  verified: decisions.filter(({ isVerified }) => isVerified).length,
  answered: appeals.length,
  upheld: appeals.filter((outcome) => outcome === 'upheld').length,
});

/** Returns the median of the numbers. Returns null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Returns the part as a rounded percentage of the whole. Returns null when the whole is 0. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole));

/** Converts a waiting time to a readable unit: minutes if under an hour, days if at least two days, otherwise hours. */
export function waitOf(ms: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  if (ms < HOUR_MS) return { unit: 'minutes', count: Math.max(1, Math.round(ms / MINUTE_MS)) };
  return ms < 2 * DAY_MS ? { unit: 'hours', count: Math.round(ms / HOUR_MS) } : { unit: 'days', count: Math.round(ms / DAY_MS) };
}
