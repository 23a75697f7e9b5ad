import { scalePoint } from 'd3-scale';
import type { CSSProperties } from 'react';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { round, shorten } from '#web/ui/charts/chart-math.ts';
import { ChartPoint } from '#web/ui/charts/chart-point.tsx';
import type { Cells, ChartWords, Colour } from '#web/ui/charts/chart-types.ts';

/** A player's place then and now. `from` is null when the player had no record at the time. */
export type SlopeRow = { name: string; from: number | null; to: number; cells: Cells; mine?: boolean | undefined };

type Props = { words: ChartWords; rows: readonly SlopeRow[] };

const WIDTH = 400;
const ROW = 30;
const LEFT = 126;
const RIGHT = 274;
const LABEL_GAP = 11;

/**
 * Shows places then and now, joined by lines, which are dashed for a loss. Rows are evenly spaced, so distances have no
 * meaning.
 */
export function SlopeChart({ words, rows }: Props) {
  if (rows.length === 0) return null;
  const height = rows.length * ROW;
  const sorted = (placeOf: (order: number) => number) =>
    scalePoint(
      [...rows.keys()].sort((a, b) => placeOf(a) - placeOf(b) || a - b),
      [0, height],
    ).padding(0.5);
  const then = sorted((order) => rows[order]?.from ?? Number.MAX_SAFE_INTEGER);
  const now = sorted((order) => rows[order]?.to ?? 0);
  const lines = rows.map((row, order) => ({ ...row, order, y0: round(then(order) ?? 0), y1: round(now(order) ?? 0) }));

  return (
    <ChartFigure words={words} size={{ width: WIDTH, height }} colour="var(--text-3)" rows={rows.map(({ cells }) => cells)}>
      {lines.map(({ order, name, from, to, y0, y1, cells, mine }) => (
        <g key={order} data-mine={mine || undefined} style={mine ? undefined : ({ '--c': colourOf(from, to) } as CSSProperties)}>
          {from !== null && (
            <>
              <path data-line="" strokeDasharray={to > from ? '5 5' : undefined} d={`M${LEFT} ${y0}L${RIGHT} ${y1}`} />
              <circle cx={LEFT} cy={y0} r="4" fill="var(--c)" />
              <text data-mine={mine || undefined} x={LEFT - LABEL_GAP} y={y0 + 4} textAnchor="end">{`${shorten(name)} ${from}`}</text>
            </>
          )}
          <ChartPoint x={RIGHT} y={y1} radius={mine ? 6 : 4} cells={cells} />
          <text data-name="" data-mine={mine || undefined} x={RIGHT + LABEL_GAP} y={y1 + 4}>{`${to} ${shorten(name)}`}</text>
        </g>
      ))}
    </ChartFigure>
  );
}

function colourOf(from: number | null, to: number): Colour {
  if (from === null || to < from) return 'var(--good)';
  return to > from ? 'var(--bad)' : 'var(--text-3)';
}
