import type { CSSProperties } from 'react';
import { coordinate as at } from '#web/ui/scenery/drawing.ts';
import styles from './meadow.module.css';

/** A stem: its stage, whether the reader has played it or leads, and how tall it is, from 0 to 1. */
export type Stem = { readonly href: string; readonly label: string; readonly state: 'open' | 'played' | 'first'; readonly share: number };

type Field = { readonly width: number; readonly ground: number; readonly height: number; readonly low: number; readonly tall: number };

const WIDE: Field = { width: 1200, ground: 119, height: 128, low: 34, tall: 48 };
const NARROW: Field = { width: 336, ground: 82, height: 92, low: 24, tall: 28 };
const OPEN = 12; // Height of a stem without a record.
const STAR = 'M0-8l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6L0 4.4l-5 2.8 1.2-5.6L-8-2.2l5.6-.6z';

/**
 * Draws the stems from left to right: as links on wide screens, and as one picture on phones. The Tab key passes over the
 * links, because the stages below are the same links.
 */
export function MeadowField({ stems, label }: { stems: readonly Stem[]; label: string }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture made of links is no group of form fields */}
      <svg className={styles.wide} viewBox={`0 -6 ${WIDE.width} ${WIDE.height + 6}`} role="group" aria-label={label}>
        <Ground field={WIDE} />
        {stems.map((stem, index) => (
          <a key={stem.href} href={stem.href} aria-label={stem.label} tabIndex={-1}>
            <title>{stem.label}</title>
            <rect x={at(middle(WIDE, stems.length, index) - 11)} width="22" height={WIDE.height} fill="transparent" />
            <StemShape field={WIDE} stem={stem} index={index} count={stems.length} />
          </a>
        ))}
      </svg>
      <svg className={styles.narrow} viewBox={`0 0 ${NARROW.width} ${NARROW.height}`} role="img" aria-label={label}>
        <Ground field={NARROW} />
        {stems.map((stem, index) => (
          <StemShape key={stem.href} field={NARROW} stem={stem} index={index} count={stems.length} />
        ))}
      </svg>
    </>
  );
}

function Ground({ field: { width, height } }: { field: Field }) {
  const [x, y] = [(share: number) => at(width * share), (above: number) => at(height - above)];
  const path = `M0 ${y(10)}C${x(0.12)} ${y(22)} ${x(0.27)} ${y(4)} ${x(0.43)} ${y(13)}S${x(0.75)} ${y(20)} ${width} ${y(8)}V${height}H0z`;
  return <path d={path} fill="var(--hill-3)" />;
}

function StemShape({ field, stem, index, count }: { field: Field; stem: Stem; index: number; count: number }) {
  const { ground, low, tall } = field;
  const isNarrow = field === NARROW;
  const isOpen = stem.state === 'open';
  const x = middle(field, count, index);
  const height = isOpen ? (isNarrow ? OPEN / 2 + 1 : OPEN) : low + tall * stem.share;
  const bend = ((index * 7) % 5) - 2;
  const [top, head] = [ground - height, x + bend];
  const radius = isNarrow ? 3.2 : 4.6 + 2 * stem.share;
  return (
    <g className={styles.stem} data-state={stem.state} style={{ '--at': count > 1 ? index / (count - 1) : 0 } as CSSProperties}>
      <path d={`M${at(x)} ${ground}Q${at(x)} ${at(ground - height * 0.6)} ${at(head)} ${at(top)}`} />
      {stem.state === 'first' ? (
        <path data-star="" d={STAR} transform={`translate(${at(head)} ${at(top)}) scale(${isNarrow ? 0.7 : 1})`} />
      ) : (
        <circle cx={at(head)} cy={at(top)} r={isOpen ? (isNarrow ? 2.2 : 4) : at(radius)} />
      )}
      {!isOpen && !isNarrow && <circle data-glow="" cx={at(head)} cy={at(top)} r={at(radius * 2)} />}
    </g>
  );
}

/** Returns where a stem stands: evenly spaced, with half a space at both ends. */
const middle = ({ width }: Field, count: number, index: number): number => (width * (index + 0.5)) / count;
