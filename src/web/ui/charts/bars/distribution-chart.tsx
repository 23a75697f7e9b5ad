import { scaleLinear } from 'd3-scale';
import type { CSSProperties } from 'react';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { round, spreadLabels } from '#web/ui/charts/chart-math.ts';
import { ChartPoint } from '#web/ui/charts/chart-point.tsx';
import type { Cells, ChartWords, Colour, Place } from '#web/ui/charts/chart-types.ts';
import { Stem } from '#web/ui/charts/lines/stem-chart.tsx';

type Mark = { value: number; label: string };

type Props = {
  words: ChartWords;
  /** Bins in ascending order, from binsOf. */
  bins: readonly (Bin & { cells: Cells })[];
  colour: Colour;
  /** Labelled values. Those within the bins are drawn as dotted lines. */
  borders?: readonly Mark[] | undefined;
  mine?: Mark | undefined;
};

const SIZE = { width: 540, height: 128 };
const PLOT = { left: 30, right: 504, top: 22, root: 97 } as const;
const CHARACTER_WIDTH = 6.4; // Width of an 11px digit.

/** Position of the axis. */
export const DISTRIBUTION_ROOT = PLOT.root;

/** Returns the positions of the heads of the stems, one per bin. */
export function binPlaces(bins: readonly Bin[]): readonly Place[] {
  const x = scaleLinear([bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1], [PLOT.left, PLOT.right]).clamp(true);
  const y = scaleLinear([0, Math.max(1, ...bins.map(({ count }) => count))], [PLOT.root, PLOT.top]);
  return bins.map(({ from, to, count }) => ({ x: round(x((from + to) / 2)), y: round(y(count)) }));
}

/** Shows the number of values per range as stems. Labels borders under the axis and marks the reader's range. */
export function DistributionChart({ words, bins, colour, borders = [], mine }: Props) {
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return null;
  const x = scaleLinear([first.from, last.to], [PLOT.left, PLOT.right]).clamp(true);
  const places = binPlaces(bins);
  const mineAt = mine && bins.findLastIndex(({ from }) => mine.value >= from);
  const named = spreadLabels(
    borders
      .filter(({ value }) => value >= first.from && value <= last.to)
      .map(({ value, label }) => ({ label, at: round(x(value)), extent: label.length * CHARACTER_WIDTH })),
    SIZE.width,
  );
  return (
    <ChartFigure words={words} size={SIZE} colour={colour} rows={bins.map(({ cells }) => cells)}>
      <path data-axis="" d={`M${PLOT.left - 20} ${PLOT.root}H${PLOT.right + 20}`} />
      {named.map(({ label, at, isVisible, isSpare }) => (
        <g key={label} style={{ '--c': 'var(--line-control)' } as CSSProperties}>
          <path data-border="" d={`M${at} 14V${PLOT.root + 7}`} />
          {isVisible && (
            <text data-spare={isSpare || undefined} x={at} y={PLOT.root + 23} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      {bins.map(({ from, cells }, order) => {
        const place = places[order] ?? { x: 0, y: 0 };
        const isMine = order === mineAt;
        return (
          <Stem key={from} place={place} root={PLOT.root} mine={isMine}>
            <ChartPoint {...place} radius={isMine ? 6 : 4} cells={cells} />
            {isMine && (
              <text data-mine="" x={place.x} y={place.y - 11} textAnchor="middle">
                {mine?.label}
              </text>
            )}
          </Stem>
        );
      })}
    </ChartFigure>
  );
}

type Bin = { from: number; to: number; count: number };

/**
 * Divides the values into about `count` round ranges. Each range includes its start but not its end, except for the
 * last one.
 */
export function binsOf(values: readonly number[], count: number): Bin[] {
  if (values.length === 0) return [];
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  if (low === high) return [{ from: low, to: high, count: values.length }];
  const edges = scaleLinear().domain([low, high]).nice(count).ticks(count);
  const bins = edges.slice(1).map((to, index) => ({ from: edges[index] ?? low, to, count: 0 }));
  for (const value of values) {
    const bin = bins.findLast(({ from }) => value >= from);
    if (bin) bin.count += 1;
  }
  return bins;
}
