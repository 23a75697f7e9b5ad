import type { CSSProperties, ReactNode } from 'react';
import { shareOf } from '#web/ui/charts/chart-math.ts';
import type { Colour } from '#web/ui/charts/chart-types.ts';
import styles from './gap-bar.module.css';

type Props = {
  /** The side towards which the stem grows. 'level' draws no stem and shows the text in the middle. */
  side: 'left' | 'right' | 'level';
  value: number;
  /** The largest value in the list so that all stems use the same scale. */
  largest: number;
  colour: Colour;
  children?: ReactNode;
};

const SHORTEST = 6; // Percent. Makes every difference visible.
const LONGEST = 68; // Percent of one half. Leaves space for the number beside the stem's head.

/** Shows a difference as a stem that starts in the middle, with the signed number beside its head. */
export function GapBar({ side, value, largest, colour, children }: Props) {
  const length = Math.round(SHORTEST + (LONGEST - SHORTEST) * shareOf(Math.abs(value), largest));
  return (
    <span className={styles.gap} data-side={side} style={{ '--length': `${length}%`, '--c': colour } as CSSProperties}>
      {side !== 'level' && <i />}
      {children && <b>{children}</b>}
    </span>
  );
}
