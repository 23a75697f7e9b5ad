// Client component so that only positions and texts are sent, not a second copy of its markup (decision 0048).
'use client';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { STEP_PLOT as PLOT } from '#web/ui/charts/chart-math.ts';
import { ChartPoint } from '#web/ui/charts/chart-point.tsx';
import type { ChartWords, Place } from '#web/ui/charts/chart-types.ts';

/** A record as sent to the browser: its position, followed by its table cells. */
export type StepTuple = readonly [x: number, y: number, ...cells: string[]];

type Props = {
  words: ChartWords;
  records: readonly StepTuple[];
  end: number;
  startLabel: string;
  endLabel: string;
  firstLabel: string;
  lastLabel: string;
  scale: number;
};

const SIZE = { width: 372, height: 104 };

/** Draws a step chart from positions that step-chart.tsx has computed. */
export function StepDrawing({ words, records, end, startLabel, endLabel, firstLabel, lastLabel, scale }: Props) {
  const places = records.map(([x, y, ...cells]) => ({ x: x * scale, y: y * scale, cells }));
  const [first, last] = [places[0], places.at(-1)];
  const [left, right, base] = [PLOT.left * scale, end * scale, PLOT.base * scale];
  const dates = (PLOT.base + 15) * scale;
  return (
    <ChartFigure
      words={words}
      size={{ width: SIZE.width * scale, height: SIZE.height * scale }}
      colour="var(--wr)"
      rows={places.map(({ cells }) => cells)}
    >
      <path data-axis="" d={`M${left} ${base}H${right + 2}`} />
      <path data-ground="" d={stepGround(places, base)} />
      <path data-line="" d={stepLine(places)} />
      {places.map((place, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two records may lie on one place
        <ChartPoint key={order} {...place} radius={order === places.length - 1 ? 5 : 2.6} />
      ))}
      {places.length > 1 && (
        <>
          <text x={left} y={dates}>
            {startLabel}
          </text>
          {firstLabel && (
            <text x={left} y={(first?.y ?? 0) - 7}>
              {firstLabel}
            </text>
          )}
        </>
      )}
      <text x={right + 2} y={dates} textAnchor="end">
        {endLabel}
      </text>
      <text data-strong="" x={right + 10} y={(last?.y ?? 0) + 4}>
        {lastLabel}
      </text>
    </ChartFigure>
  );
}

/** Returns the path of a step line, which stays level until the next record. */
export const stepLine = (places: readonly Place[]): string =>
  places.map(({ x, y }, order) => (order === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** Returns the path of the area between the steps and the axis. */
export const stepGround = (places: readonly Place[], base: number): string =>
  places.length > 1 ? `${stepLine(places)}V${base}H${places[0]?.x}Z` : '';
