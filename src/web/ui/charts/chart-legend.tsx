import type { CSSProperties } from 'react';
import styles from './chart-legend.module.css';
import { HEAT_RANGES } from './chart-math.ts';
import type { Colour } from './chart-types.ts';

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

/**
 * Shows the legend of a heat strip. First place and no place are labelled with text, the steps between them with
 * numbers.
 */
export function HeatLegend({ first, none }: { first: string; none: string }) {
  const steps = HEAT_RANGES.map(({ from, to }, index) => ({
    label: from === to ? first : to === undefined ? `${from}+` : `${from}–${to}`,
    colour: `var(--heat-${index + 1})` as const,
  }));
  return <ChartLegend items={[...steps, { label: none, colour: 'var(--heat-0)' }]} />;
}
