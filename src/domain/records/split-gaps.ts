import type { Split } from './splits.ts';

/**
 * Returns the difference of each split to another run in milliseconds, negative when the run is ahead. Returns null
 * when the split names differ.
 */
export function splitGaps(run: readonly Split[], other: readonly Split[]): readonly number[] | null {
  const isAlike = run.length === other.length && run.every(({ name }, index) => name === other[index]?.name);
  return isAlike ? run.map(({ atMs }, index) => atMs - (other[index]?.atMs ?? 0)) : null;
}
