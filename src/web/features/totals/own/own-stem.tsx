'use client'; // Client component: the reader's own place is only known in the browser.
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOwnTotal } from './own-total.tsx';

/** A stem of a chart: the first value or the class that it stands for, and the position of its head. */
type StemPlace = { readonly key: number; readonly x: number; readonly y: number };

type Props = {
  stems: readonly StemPlace[];
  /** Position of the axis. */
  root: number;
  /** Distance of the text from the head of the stem. */
  rise: number;
  /** What the keys of the stems are. */
  by: 'value' | 'rankClass';
  /** The text, with the placeholder {sum}. */
  label: string;
};

/** Highlights the stem of the reader in the chart of the same section, and labels it. */
export function OwnStem({ stems, root, rise, by, label }: Props) {
  const line = useOwnTotal();
  const here = useRef<HTMLSpanElement>(null);
  const [chart, setChart] = useState<Element | null>(null);
  useEffect(() => setChart(here.current?.closest('section')?.querySelector('svg[role=img]') ?? null), []);
  const own = line?.[by];
  const stem = own === undefined || own === null ? undefined : stems.findLast(({ key }) => key <= own);
  return (
    <>
      <span ref={here} hidden />
      {chart &&
        stem &&
        line &&
        createPortal(
          <g data-mine="">
            <path data-line="" d={`M${stem.x} ${root}V${stem.y}`} />
            <circle data-point="" cx={stem.x} cy={stem.y} r={7} />
            <text data-mine="" x={stem.x} y={stem.y - rise} textAnchor="middle">
              {label.replace('{sum}', line.sum)}
            </text>
          </g>,
          chart,
        )}
    </>
  );
}
