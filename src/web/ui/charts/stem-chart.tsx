import { scaleLinear, scalePoint } from 'd3-scale';
import { ChartFigure } from './chart-figure.tsx';
import { ChartPoint } from './chart-point.tsx';
import type { Cells, ChartWords } from './chart-words.ts';
import type { Colour } from './colour.ts';
import { round } from './round.ts';
import { Stem } from './stem.tsx';

export type StemPoint = {
  label: string;
  value: number;
  /** The value as it stands above the head. */
  text: string;
  cells: Cells;
  colour?: Colour | undefined;
  mine?: boolean | undefined;
};

type Props = { words: ChartWords; points: readonly StemPoint[]; colour: Colour };

const ROOT = 112;
const TOP = 30;
const HEIGHT = 148;
const STEP = 47; // room for a label under each stem
const NARROWEST = 372;

/** Counts as stems with seed heads, one for each kind or month; nothing is drawn where there is nothing to count. */
export function StemChart({ words, points, colour }: Props) {
  if (points.length === 0) return null;
  const width = Math.max(NARROWEST, points.length * STEP);
  const x = scalePoint(points.keys(), [0, width]).padding(0.5);
  const y = scaleLinear([0, Math.max(1, ...points.map(({ value }) => value))], [ROOT, TOP]);
  return (
    <ChartFigure words={words} size={{ width, height: HEIGHT }} colour={colour} rows={points.map(({ cells }) => cells)}>
      <path data-axis="" d={`M0 ${ROOT}H${width}`} />
      {points.map((point, order) => {
        const place = { x: round(x(order) ?? 0), y: round(y(point.value)) };
        // Every second label gives way on a phone, but not the last, the highest or newest; mine needs the room of its neighbours.
        const spare = (points.length - order) % 2 === 0;
        const besideMine = points[order - 1]?.mine || points[order + 1]?.mine;
        return (
          <Stem key={point.label} place={place} root={ROOT} colour={point.colour} mine={point.mine}>
            <ChartPoint {...place} radius={point.mine ? 7 : 5} cells={point.cells} />
            <text
              data-mine={point.mine || undefined}
              data-spare={(!point.mine && (spare || besideMine)) || undefined}
              x={place.x}
              y={place.y - 11}
              textAnchor="middle"
            >
              {point.text}
            </text>
            <text data-strong={point.colour ? '' : undefined} data-spare={spare || undefined} x={place.x} y={ROOT + 26} textAnchor="middle">
              {point.label}
            </text>
          </Stem>
        );
      })}
    </ChartFigure>
  );
}
