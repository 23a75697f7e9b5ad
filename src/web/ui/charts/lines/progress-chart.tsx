import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { ChartPoint } from '#web/ui/charts/chart-point.tsx';
import type { Cells, ChartWords } from '#web/ui/charts/chart-words.ts';
import type { Colour } from '#web/ui/charts/colour.ts';
import { MonthLabels } from '#web/ui/charts/heat/month-labels.tsx';
import { monthsSince } from '#web/ui/charts/heat/months.ts';
import { round } from '#web/ui/charts/round.ts';
import { type Border, ProgressBorder } from './progress-border.tsx';
import { spreadLabels } from './spread-labels.ts';

/** The value on a day (YYYY-MM-DD). The chart expects one point per month, oldest first. */
export type ProgressPoint = { day: string; value: number; cells: Cells };

type Props = {
  words: ChartWords;
  points: readonly ProgressPoint[];
  /** Borders in ascending order. */
  borders: readonly Border[];
  colour: Colour;
};

const SIZE = { width: 750, height: 216 };
const PLOT = { left: 60, right: 690, top: 24, root: 186 } as const;
const LINE_HEIGHT = 10;
const FURTHEST_GOAL = 1.6; // Multiple of the best value. A higher border would flatten the line.

/**
 * Shows a value month by month. Borders that were passed and the next border are dotted lines, labelled at their ends.
 */
export function ProgressChart({ words, points, borders, colour }: Props) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const best = points.reduce((most, { value }) => Math.max(most, value), 0);
  const goal = borders.find(({ value }) => value > best)?.value ?? best;
  const roof = Math.max(1, best, Math.min(goal, best * FURTHEST_GOAL));
  const x = scaleLinear([0, Math.max(1, monthsSince(first.day, last.day))], [PLOT.left, PLOT.right]);
  const y = scaleLinear([0, roof], [PLOT.root, PLOT.top]);
  const places = points.map(({ day, value, cells }) => ({ x: round(x(monthsSince(first.day, day))), y: round(y(value)), value, cells }));
  const shown = borders.filter(({ value }) => value > 0 && value <= roof);
  const named = spreadLabels(
    shown.map((border) => ({ ...border, at: round(y(border.value)), extent: LINE_HEIGHT })),
    SIZE.width,
  );
  type Drawn = (typeof places)[number];
  const [atX, atY] = [(place: Drawn) => place.x, (place: Drawn) => place.y];

  return (
    <ChartFigure words={words} size={SIZE} colour={colour} rows={points.map(({ cells }) => cells)}>
      {named.map((border) => (
        <ProgressBorder key={border.label} {...border} from={PLOT.left} to={PLOT.right} />
      ))}
      <path data-ground="" d={area(atX, PLOT.root, atY)(places) ?? ''} />
      <path data-line="" d={line(atX, atY)(places) ?? ''} />
      <path data-axis="" d={`M${PLOT.left} ${PLOT.root}H${PLOT.right}`} />
      <MonthLabels first={first.day} last={last.day} x={x} y={PLOT.root + 24} />
      {places.map(({ value, cells, ...place }, order) => {
        const isLast = order === places.length - 1;
        const passes = borders.some((border) => border.value <= value && border.value > (places[order - 1]?.value ?? value));
        return <ChartPoint key={points[order]?.day} {...place} radius={isLast ? 6 : 3.5} cells={cells} quiet={!isLast && !passes} />;
      })}
    </ChartFigure>
  );
}
