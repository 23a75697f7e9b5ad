import type { CSSProperties } from 'react';
import styles from './chart-legend.module.css';
import type { Colour } from './colour.ts';

export type LegendItem = { label: string; colour: Colour; dashed?: boolean | undefined };

/** Explains the colours of a chart that cannot be labelled in place. */
export function ChartLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className={styles.legend}>
      {items.map(({ label, colour, dashed }) => (
        <li key={label} data-dashed={dashed || undefined} style={{ '--c': colour } as CSSProperties}>
          {label}
        </li>
      ))}
    </ul>
  );
}
