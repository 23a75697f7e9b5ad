import type { CSSProperties } from 'react';
import type { Colour } from '#web/ui/charts/colour.ts';

/** A border line. `text` is its value, shown at the start of the line, and `label` is shown at the end. */
export type Border = { value: number; label: string; text: string; colour: Colour };

type Props = Border & { at: number; from: number; to: number; isVisible: boolean; isSpare: boolean };

export function ProgressBorder({ label, text, colour, at, from, to, isVisible, isSpare }: Props) {
  return (
    <g style={{ '--c': colour } as CSSProperties}>
      <path data-border="" d={`M${from} ${at}H${to}`} />
      {isVisible && (
        <>
          <text data-spare="" x={from - 8} y={at + 4} textAnchor="end">
            {text}
          </text>
          <text data-strong="" data-spare={isSpare || undefined} x={to + 10} y={at + 4}>
            {label}
          </text>
        </>
      )}
    </g>
  );
}
