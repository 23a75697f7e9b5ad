'use client'; // sends its props instead of a second copy of its markup (decision 0048)
import type { CSSProperties } from 'react';
import type { Cells } from './chart-words.ts';
import type { Colour } from './colour.ts';

export type Place = { x: number; y: number };

type Props = Place & {
  radius: number;
  cells: Cells;
  colour?: Colour | undefined;
  mine?: boolean | undefined;
  /** Invisible: a point on a line that pointer and keys can select. */
  quiet?: boolean | undefined;
};

/** A point drawn as a seed head. Its title works without JavaScript; chart-focus.tsx shows it otherwise. */
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
