import type { AppealOutcome } from './appeals.ts';

/** The first time a moderator verified, questioned or declined a record. */
export type Decision = {
  readonly waitMs: number; // since posting
  readonly isVerified: boolean; // currently
};

/** Public fairness statistics; null where there is no data. */
export type FairnessStats = {
  readonly decided: number;
  readonly medianWaitMs: number | null;
  readonly verified: number; // decided records that are currently verified
  readonly answered: number; // appeals
  readonly upheld: number;
};

/** The reference definition of the public statistics. `data/queries/fairness-stats.ts` computes the same in SQL. */
export const fairnessStats = (decisions: readonly Decision[], appeals: readonly AppealOutcome[]): FairnessStats => ({
  decided: decisions.length,
  medianWaitMs: median(decisions.map(({ waitMs }) => waitMs)),
  verified: decisions.filter(({ isVerified }) => isVerified).length,
  answered: appeals.length,
  upheld: appeals.filter((outcome) => outcome === 'upheld').length,
});

/** The median; null without numbers. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** A percentage; null when the whole is 0. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A wait in a readable unit: minutes below an hour, days from two days on. */
export function waitOf(ms: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  if (ms < HOUR_MS) return { unit: 'minutes', count: Math.max(1, Math.round(ms / MINUTE_MS)) };
  return ms < 2 * DAY_MS ? { unit: 'hours', count: Math.round(ms / HOUR_MS) } : { unit: 'days', count: Math.round(ms / DAY_MS) };
}
