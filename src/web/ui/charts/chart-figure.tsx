import type { CSSProperties, ReactNode } from 'react';
import styles from './chart-figure.module.css';
import { ChartFocus } from './chart-focus.tsx';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { ChartTable } from './chart-table.tsx';
import type { Cells, ChartWords } from './chart-words.ts';
import type { Colour } from './colour.ts';
import { phoneFontSize } from './phone-font-size.ts';

type Props = {
  words: ChartWords;
  /** Of the viewBox; it keeps the place free before anything is drawn. */
  size: { readonly width: number; readonly height: number };
  colour: Colour;
  /** In the order in which the points are drawn. */
  rows: readonly Cells[];
  legend?: readonly LegendItem[] | undefined;
  children: ReactNode;
};

/** What every chart stands in: the picture with its sentence, the island that walks over its points, and the table. */
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
