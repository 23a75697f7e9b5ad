import { ChartBox, ChartImage, type ChartParts, type FigureProps } from '#web/ui/charts/chart-figure.tsx';
import { ChartFocus } from '#web/ui/charts/chart-focus.tsx';
import { ChartLegend } from '#web/ui/charts/chart-legend.tsx';
import { NumberTable } from '#web/ui/charts/number-table.tsx';
import { PointMark } from '#web/ui/charts/point-mark.tsx';
import { Static } from './static.tsx';

/**
 * Parts for a chart whose drawing and table are static markup. Only the focus on its points is a client component, which
 * finds them in the document.
 */
export const STATIC_CHART: ChartParts = { Figure: StaticFigure, Point: PointMark };

function StaticFigure({ words, size, colour, rows, legend, children }: FigureProps) {
  return (
    <ChartBox colour={colour}>
      <ChartFocus keys={words.labels.keys}>
        <Static as="div">
          <ChartImage sentence={words.sentence} size={size}>
            {children}
          </ChartImage>
        </Static>
      </ChartFocus>
      {legend && <ChartLegend items={legend} />}
      <Static as="div">
        <NumberTable words={words} rows={rows} />
      </Static>
    </ChartBox>
  );
}
