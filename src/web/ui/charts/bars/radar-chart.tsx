import { curveLinearClosed, lineRadial, pointRadial } from 'd3-shape';
import { CHART_PARTS, type ChartParts } from '#web/ui/charts/chart-figure.tsx';
import { round, shareOf } from '#web/ui/charts/chart-math.ts';
import type { Cells, ChartWords, Colour } from '#web/ui/charts/chart-types.ts';

export type RadarAxis = {
  label: string;
  value: number;
  /** The value to compare with, on the same scale. */
  other?: number | undefined;
  colour: Colour;
  cells: Cells;
};

type Props = {
  words: ChartWords;
  axes: readonly RadarAxis[];
  whole: number;
  colour: Colour;
  /** Names of the player and of whatever the player is compared with. */
  names?: { own: string; other: string } | undefined;
  otherColour?: Colour | undefined;
  parts?: ChartParts | undefined;
};

const SIZE = { width: 320, height: 232 };
const MIDDLE = { x: 160, y: 114 };
const RADIUS = 88;
const LABEL_AT = RADIUS + 12;
const FEWEST = 3; // Two axes would enclose no area.

/** Shows a play style on up to six axes, each from 0 to `whole`, with the values to compare with as a dashed line. */
export function RadarChart(props: Props) {
  const { words, axes, whole, colour, names, otherColour = 'var(--text-3)', parts: { Figure, Point } = CHART_PARTS } = props;
  if (axes.length < FEWEST) return null;
  const turn = (order: number) => (order / axes.length) * 2 * Math.PI;
  const far = (value: number) => shareOf(value, whole) * RADIUS;
  const outline = (figureOf: (axis: RadarAxis) => number) =>
    lineRadial<RadarAxis>()
      .angle((_, order) => turn(order))
      .radius((axis) => far(figureOf(axis)))
      .curve(curveLinearClosed)
      .digits(1)([...axes]) ?? '';
  const isCompared = axes.every(({ other }) => other !== undefined);
  return (
    <Figure
      words={words}
      size={SIZE}
      colour={colour}
      rows={axes.map(({ cells }) => cells)}
      legend={names && legendOf(names, colour, otherColour)}
    >
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <circle key={share} data-axis="" fill="none" r={RADIUS * share} />
        ))}
        {axes.map(({ label }, order) => {
          const [x, y] = pointRadial(turn(order), RADIUS).map(round);
          return <path key={label} data-axis="" d={`M0 0L${x} ${y}`} />;
        })}
        {isCompared && <path data-compared="" style={{ stroke: otherColour }} d={outline(({ other }) => other ?? 0)} />}
        <path data-line="" data-area="" d={outline(({ value }) => value)} />
        {axes.map(({ label, value, colour: own, cells }, order) => {
          const [x, y] = pointRadial(turn(order), far(value));
          const [labelX, labelY] = pointRadial(turn(order), LABEL_AT);
          return (
            <g key={label}>
              <Point x={round(x)} y={round(y)} radius={5} cells={cells} colour={own} />
              <text data-name="" x={round(labelX)} y={round(labelY + 4 + Math.sign(round(labelY)) * 3)} textAnchor={anchorOf(labelX)}>
                {label}
              </text>
            </g>
          );
        })}
      </g>
    </Figure>
  );
}

function legendOf({ own, other }: { own: string; other: string }, colour: Colour, otherColour: Colour) {
  return [
    { label: own, colour },
    { label: other, colour: otherColour, dashed: true },
  ];
}

/**
 * Returns the text anchor of a label outside the chart. Labels on the right start at their axis, and labels on the left
 * end there.
 */
function anchorOf(x: number) {
  return Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
}
