import type { Split } from './splits.ts';

/**
 * Returns the time difference between each split and the other run's, in milliseconds. It is negative when the run is
 * ahead. Returns null when the split names differ.
 */
export function splitGaps(run: readonly Split[], other: readonly Split[]): readonly number[] | null {
  const isAlike = run.length === other.length && run.every(({ name }, index) => name === other[index]?.name);
  return isAlike ? run.map(({ atMs }, index) => atMs - (other[index]?.atMs ?? 0)) : null;
}
