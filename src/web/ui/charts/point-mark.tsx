import type { CSSProperties } from 'react';
import type { Cells, Colour, Place } from './chart-types.ts';

export type PointProps = Place & {
  radius: number;
  cells: Cells;
  colour?: Colour | undefined;
  mine?: boolean | undefined;
  /** Makes the point invisible. Pointer and keys can still select it. */
  quiet?: boolean | undefined;
};

/** Draws a point as a seed head. Its title works without JavaScript; otherwise, chart-focus.tsx shows the text. */
export function PointMark({ x, y, radius, cells, colour, mine, quiet }: PointProps) {
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
