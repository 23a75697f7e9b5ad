import type { CSSProperties, ReactNode } from 'react';
import type { Colour } from './colour.ts';
import styles from './gap-bar.module.css';
import { shareOf } from './share-of.ts';

type Props = {
  /** To which side the stem leans; level has none and shows its words in the middle. */
  side: 'left' | 'right' | 'level';
  value: number;
  /** The largest of the list, so that all stems of it compare. */
  largest: number;
  colour: Colour;
  children?: ReactNode;
};

const SHORTEST = 6; // percent; a difference that is there is seen
const LONGEST = 68; // percent of a half; behind the head stands the figure

/** A difference as a stem that leans from the middle, with the signed figure beside its head. */
export function GapBar({ side, value, largest, colour, children }: Props) {
  const length = Math.round(SHORTEST + (LONGEST - SHORTEST) * shareOf(Math.abs(value), largest));
  return (
    <span className={styles.gap} data-side={side} style={{ '--length': `${length}%`, '--c': colour } as CSSProperties}>
      {side !== 'level' && <i />}
      {children && <b>{children}</b>}
    </span>
  );
}
