import type { Split } from './splits.ts';

/** The gap of each split to another run in milliseconds (negative: ahead); null when their split names differ. */
export function splitGaps(run: readonly Split[], other: readonly Split[]): readonly number[] | null {
  const isAlike = run.length === other.length && run.every(({ name }, index) => name === other[index]?.name);
  return isAlike ? run.map(({ atMs }, index) => atMs - (other[index]?.atMs ?? 0)) : null;
}
