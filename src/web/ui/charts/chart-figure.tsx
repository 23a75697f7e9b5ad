import type { CSSProperties, ReactNode } from 'react';
import styles from './chart-figure.module.css';
import { ChartFocus } from './chart-focus.tsx';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { phoneFontSize } from './chart-math.ts';
import { ChartPoint } from './chart-point.tsx';
import { ChartTable } from './chart-table.tsx';
import type { Cells, ChartWords, Colour } from './chart-types.ts';

export type FigureProps = {
  words: ChartWords;
  /** Size of the viewBox, which reserves the space before anything is drawn. */
  size: { readonly width: number; readonly height: number };
  colour: Colour;
  /** Table rows, in the order in which the points are drawn. */
  rows: readonly Cells[];
  legend?: readonly LegendItem[] | undefined;
  children: ReactNode;
};

/** The figure around a chart and its points. Static markup has its own (web/markup/static-chart.tsx). */
export type ChartParts = { Figure: (props: FigureProps) => ReactNode; Point: typeof ChartPoint };

/**
 * Renders the parts common to all charts: the image with its description, the focus handling for its points, the legend
 * and the table.
 */
export function ChartFigure({ words, size, colour, rows, legend, children }: FigureProps) {
  return (
    <ChartBox colour={colour}>
      <ChartFocus keys={words.labels.keys}>
        <ChartImage sentence={words.sentence} size={size}>
          {children}
        </ChartImage>
      </ChartFocus>
      {legend && <ChartLegend items={legend} />}
      <ChartTable words={words} rows={rows} />
    </ChartBox>
  );
}

export const ChartBox = ({ colour, children }: { colour: Colour; children: ReactNode }) => (
  <figure className={styles.figure} style={{ '--c': colour } as CSSProperties}>
    {children}
  </figure>
);

type ImageProps = { sentence: string; size: FigureProps['size']; children: ReactNode };

/** Renders the image of a chart, which screen readers describe with a sentence. */
export const ChartImage = ({ sentence, size: { width, height }, children }: ImageProps) => (
  <svg
    className={styles.chart}
    viewBox={`0 0 ${width} ${height}`}
    style={{ maxHeight: height, '--phone-font-size': `${phoneFontSize(width)}px` } as CSSProperties}
    role="img"
    aria-label={sentence}
  >
    {children}
  </svg>
);

/** The parts of charts outside static markup. */
export const CHART_PARTS: ChartParts = { Figure: ChartFigure, Point: ChartPoint };
