import type { CSSProperties, ReactNode } from 'react';
import type { Place } from '#web/ui/charts/chart-point.tsx';
import type { Colour } from '#web/ui/charts/colour.ts';

type Props = { place: Place; root: number; colour?: Colour | undefined; mine?: boolean | undefined; children: ReactNode };

/**
 * Draws a stem from the axis to its head, with its children in the same colour. The reader's own stem uses the accent
 * colour.
 */
export function Stem({ place, root, colour, mine, children }: Props) {
  return (
    <g data-mine={mine || undefined} style={!mine && colour ? ({ '--c': colour } as CSSProperties) : undefined}>
      <path data-line="" d={`M${place.x} ${root}V${place.y}`} />
      {children}
    </g>
  );
}
