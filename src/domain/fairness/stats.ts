import type { AppealOutcome } from './appeals.ts';

/** A record that a moderator took up: verified, asked about or declined for the first time. */
export type Decision = {
  readonly waitMs: number; // from its posting to that
  readonly isVerified: boolean; // now
};

/** How fair and how quick the site is, as everybody can read it; null where there is nothing to count. */
export type FairnessStats = {
  readonly decided: number;
  readonly medianWaitMs: number | null;
  readonly verified: number; // of those decided, how many stand verified
  readonly answered: number; // appeals
  readonly upheld: number;
};

/** The one definition of the public figures. `data/queries/fairness-figures.ts` counts the same where the rows are. */
export const fairnessStats = (decisions: readonly Decision[], appeals: readonly AppealOutcome[]): FairnessStats => ({
  decided: decisions.length,
  medianWaitMs: median(decisions.map(({ waitMs }) => waitMs)),
  verified: decisions.filter(({ isVerified }) => isVerified).length,
  answered: appeals.length,
  upheld: appeals.filter((outcome) => outcome === 'upheld').length,
});

/** The middle of some numbers, or the mean of the two in the middle; null of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** A part of a whole in hundredths; null of nothing. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A wait in the unit in which people speak of one: minutes below an hour, days from two days on. */
export function waitOf(ms: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  if (ms < HOUR_MS) return { unit: 'minutes', count: Math.max(1, Math.round(ms / MINUTE_MS)) };
  return ms < 2 * DAY_MS ? { unit: 'hours', count: Math.round(ms / HOUR_MS) } : { unit: 'days', count: Math.round(ms / DAY_MS) };
}
