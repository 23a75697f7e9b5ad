import { scaleLinear, scalePoint } from 'd3-scale';
import type { CSSProperties, ReactNode } from 'react';
import { CHART_PARTS, type ChartParts } from '#web/ui/charts/chart-figure.tsx';
import { round } from '#web/ui/charts/chart-math.ts';
import type { Cells, ChartWords, Colour, Place } from '#web/ui/charts/chart-types.ts';

type StemPoint = {
  label: string;
  value: number;
  /** The formatted value. */
  text: string;
  cells: Cells;
  colour?: Colour | undefined;
  mine?: boolean | undefined;
};

type Props = {
  words: ChartWords;
  points: readonly StemPoint[];
  colour: Colour;
  /** The greatest width of the drawing, about that of its card: a wider one is scaled down, with its texts. */
  widest?: number | undefined;
  parts?: ChartParts | undefined;
};

/** Position of the axis. */
export const STEM_ROOT = 112;
const ROOT = STEM_ROOT;
const TOP = 30;
const HEIGHT = 148;
const LABEL_WIDTH = 47;
const NARROWEST = 372;
const WIDEST = 780;

const widthOf = (stems: number, widest = WIDEST): number => Math.min(widest, Math.max(NARROWEST, stems * LABEL_WIDTH));

/** Returns the positions of the heads of stems with these values. */
export function stemPlaces(values: readonly number[], widest?: number): readonly Place[] {
  const x = scalePoint(values.keys(), [0, widthOf(values.length, widest)]).padding(0.5);
  const y = scaleLinear([0, Math.max(1, ...values)], [ROOT, TOP]);
  return values.map((value, order) => ({ x: round(x(order) ?? 0), y: round(y(value)) }));
}

/** Shows counts as stems with seed heads, one per category or month. Renders nothing without data. */
export function StemChart({ words, points, colour, widest, parts: { Figure, Point } = CHART_PARTS }: Props) {
  if (points.length === 0) return null;
  const width = widthOf(points.length, widest);
  const values = points.map(({ value }) => value);
  const places = stemPlaces(values, widest);
  const stems = points.map((point, order) => ({ ...point, order, ...(places[order] ?? { x: 0, y: 0 }) }));
  // Labels every nth stem so that labels do not touch. Counts from the tallest stem, which always has a label.
  const tallest = values.lastIndexOf(Math.max(...values));
  const every = Math.ceil((LABEL_WIDTH * points.length) / width);
  const nthLabel = (order: number) => Math.abs(tallest - order) / every;
  const besideMine = ({ order }: { order: number }) => points[order - 1]?.mine || points[order + 1]?.mine;

  return (
    <Figure words={words} size={{ width, height: HEIGHT }} colour={colour} rows={points.map(({ cells }) => cells)}>
      <path data-axis="" d={`M0 ${ROOT}H${width}`} />
      {stems.map((stem) => {
        const nth = nthLabel(stem.order);
        // On phones, every second label is hidden, and so are the neighbours of the reader's own label, which needs
        // their space. A zero is clear from its stem.
        const spare = nth % 2 === 1;
        return (
          <Stem key={stem.order} place={stem} root={ROOT} colour={stem.colour} mine={stem.mine}>
            <Point x={stem.x} y={stem.y} radius={stem.mine ? 7 : 5} cells={stem.cells} />
            {(stem.mine || Number.isInteger(nth)) && (
              <text
                data-mine={stem.mine || undefined}
                data-spare={(!stem.mine && (spare || besideMine(stem) || stem.value === 0)) || undefined}
                x={stem.x}
                y={stem.y - 11}
                textAnchor="middle"
              >
                {stem.text}
              </text>
            )}
            {Number.isInteger(nth) && (
              <text data-strong={stem.colour ? '' : undefined} data-spare={spare || undefined} x={stem.x} y={ROOT + 26} textAnchor="middle">
                {stem.label}
              </text>
            )}
          </Stem>
        );
      })}
    </Figure>
  );
}

type StemProps = { place: Place; root: number; colour?: Colour | undefined; mine?: boolean | undefined; children: ReactNode };

/**
 * Draws a stem from the axis to its head, with its children in the same colour. The reader's own stem uses the accent
 * colour.
 */
export function Stem({ place, root, colour, mine, children }: StemProps) {
  return (
    <g data-mine={mine || undefined} style={!mine && colour ? ({ '--c': colour } as CSSProperties) : undefined}>
      <path data-line="" d={`M${place.x} ${root}V${place.y}`} />
      {children}
    </g>
  );
}
