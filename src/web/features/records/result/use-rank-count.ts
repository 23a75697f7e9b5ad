'use client'; // Client code: counts in animation frames.
import { type RefObject, useEffect, useState } from 'react';
import { easeRank } from './ease-rank.ts';

const BEGIN_MS = 200;
const LENGTH_MS = 2_100;

type Count = {
  readonly from: number;
  readonly to: number;
  /** False to show the final rank at once. */
  readonly isCounting: boolean;
  /** Number of rows that the ladder can run. */
  readonly rows: number;
  /** Element whose property `--behind` is the number of rows by which the ladder is still ahead. */
  readonly ladder: RefObject<HTMLElement | null>;
};

/** Counts from a rank to a better one and lets the ladder run past the player. Returns the rank to show, and the end. */
export function useRankCount({ from, to, isCounting, rows, ladder }: Count): { readonly rank: number; readonly hasLanded: boolean } {
  const [rank, setRank] = useState(from);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const element = ladder.current;
    const run = (exact: number) => element?.style.setProperty('--behind', String(Math.min(rows, exact - to)));
    if (!isCounting) return run(to);
    let begin: number | undefined;
    let request = requestAnimationFrame(function step(now) {
      begin ??= now + BEGIN_MS;
      const time = Math.min(1, Math.max(0, (now - begin) / LENGTH_MS));
      const exact = from + (to - from) * easeRank(time);
      run(exact);
      setRank(Math.round(exact));
      if (time < 1) request = requestAnimationFrame(step);
      else setEnded(true);
    });
    return () => cancelAnimationFrame(request);
  }, [from, to, isCounting, rows, ladder]);
  return isCounting && !hasEnded ? { rank, hasLanded: false } : { rank: to, hasLanded: true };
}
