'use client'; // what it is given travels instead of a second copy of its markup (decision 0048)
import type { CSSProperties } from 'react';
import type { Cells } from './chart-words.ts';
import type { Colour } from './colour.ts';

export type Place = { x: number; y: number };

type Props = Place & {
  radius: number;
  cells: Cells;
  colour?: Colour | undefined;
  mine?: boolean | undefined;
  /** Not seen: a place on a line where pointer and keys may stop. */
  quiet?: boolean | undefined;
};

/** A seed head. Its title shows without JavaScript too, and the island says it (chart-focus.tsx). */
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
