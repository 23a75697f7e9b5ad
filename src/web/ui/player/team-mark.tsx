import type { CSSProperties } from 'react';
import styles from './team-mark.module.css';

/** A team with its name, its colour and its order, which selects a distinct symbol. */
export type Side = { readonly name: string; readonly colour: string; readonly order: number };

/** Paths of the symbols: leaf, disc, triangle, diamond, square, star, hexagon, cross, drop, moon, flag. */
const SHAPES = [
  'M3 21V11a8 8 0 0 1 8-8h10v10a8 8 0 0 1-8 8z',
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M12 3l10 18H2z',
  'M12 1.5L22.5 12 12 22.5 1.5 12z',
  'M4 4h16v16H4z',
  'M12 1.5l3.2 7.1 7.6.9-5.7 5.2 1.6 7.6-6.7-3.9-6.7 3.9 1.6-7.6-5.7-5.2 7.6-.9z',
  'M12 1.5l9.2 5.2v10.6L12 22.5l-9.2-5.2V6.7z',
  'M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z',
  'M12 2c3.5 4.5 7 8 7 12.5a7 7 0 0 1-14 0C5 10 8.5 6.5 12 2z',
  'M16 2.5A9.5 9.5 0 1 0 21.5 16 8 8 0 0 1 16 2.5z',
  'M4 2.5h17l-4.5 6 4.5 6H8v7H4z',
] as const;

/**
 * Shows a team's symbol, identified by its shape. The colour is only an aid. After eleven teams, the shapes repeat as
 * outlines.
 */
export function TeamMark({ side: { colour, order }, size }: { side: Pick<Side, 'colour' | 'order'>; size?: 's' | 'l' | undefined }) {
  return (
    <svg
      className={styles.mark}
      data-size={size}
      data-hollow={order >= SHAPES.length || undefined}
      viewBox="-1 -1 26 26"
      aria-hidden="true"
      style={{ '--tc': colour } as CSSProperties}
    >
      <path d={SHAPES[order % SHAPES.length]} />
    </svg>
  );
}
