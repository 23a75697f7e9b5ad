import type { Segment } from './wal-names.ts';

/** A range of missing segments, with both ends inclusive. */
export type Gap = { readonly timeline: number; readonly first: number; readonly last: number };

/**
 * Returns the segments missing between a base backup and the newest segment. The base needs its own timeline from its
 * first to its last segment. A later timeline, which starts after a restore, must begin no later than where the earlier
 * ones end.
 */
export function findGaps(base: { readonly first: Segment; readonly last: Segment }, held: readonly Segment[]): Gap[] {
  const numbersOf = (timeline: number) =>
    held.filter((segment) => segment.timeline === timeline && segment.number >= base.first.number).map(({ number }) => number);
  const { timeline, number } = base.first;
  const own = numbersOf(timeline);
  let reached = own.reduce((last, next) => Math.max(last, next), base.last.number);
  const gaps = holes(timeline, own, number, reached);

  const later = [...new Set(held.map((segment) => segment.timeline))].filter((other) => other > timeline).sort((a, b) => a - b);
  for (const other of later) {
    const numbers = numbersOf(other);
    if (numbers.length === 0) continue;
    const [first, last] = [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
    gaps.push(...holes(other, numbers, Math.min(first, reached + 1), last));
    reached = Math.max(reached, last);
  }
  return gaps;
}

function holes(timeline: number, numbers: readonly number[], first: number, last: number): Gap[] {
  const gaps: Gap[] = [];
  let next = first;
  for (const number of [...numbers.filter((held) => held <= last), last + 1].sort((a, b) => a - b)) {
    if (number > next) gaps.push({ timeline, first: next, last: number - 1 });
    next = Math.max(next, number + 1);
  }
  return gaps;
}
