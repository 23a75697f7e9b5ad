import type { CSSProperties } from 'react';
import { shareOf } from '#web/ui/charts/chart-math.ts';
import type { Colour } from '#web/ui/charts/chart-types.ts';
import styles from './share-bar.module.css';

type Props = { value: number; whole: number; colour?: Colour | undefined; sentence?: string | undefined };

/**
 * Shows a part of a whole as a bar. Without a sentence, the bar is hidden from screen readers, because the number is
 * printed beside it.
 */
export function ShareBar({ value, whole, colour, sentence }: Props) {
  const voice = sentence === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': sentence };
  const length = `${Math.round(shareOf(value, whole) * 100)}%`;
  return <i className={styles.bar} {...voice} style={{ '--length': length, ...(colour && { '--c': colour }) } as CSSProperties} />;
}
