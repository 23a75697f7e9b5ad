import type { DiffRow } from './diff-rows.ts';

const CONTEXT = 2; // number of unchanged lines shown before and after a change
const FEWEST = 3; // shorter runs of unchanged lines are not folded

export type ShownRow = (DiffRow & { readonly key: string }) | { readonly key: string; readonly alike: number };

/** Replaces long runs of unchanged rows with the number of rows. */
export function foldRows(rows: readonly DiffRow[]): ShownRow[] {
  const isNear = rows.map((_, at) => rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ changed }) => changed));
  const shown: ShownRow[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const next = isNear.indexOf(true, at);
    const end = next < 0 ? rows.length : next;
    if (end - at >= FEWEST) {
      shown.push({ key: `${at} alike`, alike: end - at });
      at = end - 1;
    } else {
      const row = rows[at];
      if (row) shown.push({ ...row, key: String(at) });
    }
  }
  return shown;
}
