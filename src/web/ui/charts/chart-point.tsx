'use client'; // Client component so that only its props are sent, not a second copy of its markup (decision 0048).
import type { CSSProperties } from 'react';
import type { Cells, Colour, Place } from './chart-types.ts';

type Props = Place & {
  radius: number;
  cells: Cells;
  colour?: Colour | undefined;
  mine?: boolean | undefined;
  /** Makes the point invisible. Pointer and keys can still select it. */
  quiet?: boolean | undefined;
};

/** Draws a point as a seed head. Its title works without JavaScript; otherwise, chart-focus.tsx shows the text. */
export function ChartPoint({ x, y, radius, cells, colour, mine, quiet }: Props) {
  return (
    <circle
      data-point=""
      data-mine={mine || undefined}
      data-quiet={quiet || undefined}
      cx={x}
      cy={y}
      r={radius}
      style={colour && ({ '--c': colour } as CSSProperties)}
    >
      <title>{cells.join(' · ')}</title>
    </circle>
  );
}
