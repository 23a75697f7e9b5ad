import type { Split } from './splits.ts';

/** How far behind another run each split was (negative: ahead), in milliseconds; null where the two were not marked alike. */
export function splitGaps(run: readonly Split[], other: readonly Split[]): readonly number[] | null {
  const isAlike = run.length === other.length && run.every(({ name }, index) => name === other[index]?.name);
  return isAlike ? run.map(({ atMs }, index) => atMs - (other[index]?.atMs ?? 0)) : null;
}
