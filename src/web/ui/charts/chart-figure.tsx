import type { CSSProperties, ReactNode } from 'react';
import styles from './chart-figure.module.css';
import { ChartFocus } from './chart-focus.tsx';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { phoneFontSize } from './chart-math.ts';
import { ChartTable } from './chart-table.tsx';
import type { Cells, ChartWords, Colour } from './chart-types.ts';

type Props = {
  words: ChartWords;
  /** Size of the viewBox, which reserves the space before anything is drawn. */
  size: { readonly width: number; readonly height: number };
  colour: Colour;
  /** Table rows, in the order in which the points are drawn. */
  rows: readonly Cells[];
  legend?: readonly LegendItem[] | undefined;
  children: ReactNode;
};

/**
 * Renders the parts common to all charts: the image with its description, the focus handling for its points, the legend
 * and the table.
 */
export function ChartFigure({ words, size: { width, height }, colour, rows, legend, children }: Props) {
  return (
    <figure className={styles.figure} style={{ '--c': colour } as CSSProperties}>
      <ChartFocus keys={words.labels.keys}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${height}`}
          style={{ maxHeight: height, '--phone-font-size': `${phoneFontSize(width)}px` } as CSSProperties}
          role="img"
          aria-label={words.sentence}
        >
          {children}
        </svg>
      </ChartFocus>
      {legend && <ChartLegend items={legend} />}
      <ChartTable words={words} rows={rows} />
    </figure>
  );
}
