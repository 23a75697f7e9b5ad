import type { CSSProperties, ReactNode } from 'react';
import type { Colour } from './colour.ts';
import styles from './gap-bar.module.css';
import { shareOf } from './share-of.ts';

type Props = {
  /** The side to which the stem grows; level has none and shows its text in the middle. */
  side: 'left' | 'right' | 'level';
  value: number;
  /** The largest value of the list, so that all stems are comparable. */
  largest: number;
  colour: Colour;
  children?: ReactNode;
};

const SHORTEST = 6; // percent, so that any difference is visible
const LONGEST = 68; // percent of a half; leaves space for the number beside the head

/** A difference as a stem from the middle, with the signed number beside its head. */
export function GapBar({ side, value, largest, colour, children }: Props) {
  const length = Math.round(SHORTEST + (LONGEST - SHORTEST) * shareOf(Math.abs(value), largest));
  return (
    <span className={styles.gap} data-side={side} style={{ '--length': `${length}%`, '--c': colour } as CSSProperties}>
      {side !== 'level' && <i />}
      {children && <b>{children}</b>}
    </span>
  );
}
