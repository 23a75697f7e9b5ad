import type { CSSProperties } from 'react';
import { heatStep } from '#web/ui/charts/chart-math.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { ROLES } from '#web/ui/table/table-roles.ts';
import styles from './heat-strip.module.css';
import { barPitch, placeBars } from './place-bars.ts';

/** The place on each board, in the order of the column heads. Null means that the player has no record there. */
type Places = readonly (number | null)[];

const NO_PLACE = '·';
const CELL = { width: 22, height: 26, gap: 2, radius: 4 } as const;
/** Returns the number of digits of the largest place, which is the width of a cell's text. */
export const heatDigits = (rows: readonly Places[]): number =>
  Math.max(1, ...rows.flatMap((places) => places.map((place) => String(place ?? '').length)));

/**
 * Attributes of a table with heat strips of this many columns. `groupEnds` are the columns after which phones draw a line
 * between the bars.
 */
export const heatTable = (columns: number, digits: number, groupEnds: readonly number[] = []) => ({
  className: styles.heat,
  style: {
    '--columns': columns,
    '--digits': digits,
    '--bar': `${barPitch(columns)}px`,
    ...(groupEnds.length > 0 && { '--groups': groupLines(groupEnds, barPitch(columns)) }),
  } as CSSProperties,
});

/**
 * Renders one row of places as a single cell, because a page contains up to 5,000 places. The places are one text with
 * tabs, a link that opens the cells with the names of their boards. The same gradient colours the cells and, with other
 * colours, the text: a compressed page has it once. `HeatHeads` has the shape of the cells. Phones show bars instead.
 */
export function HeatStrip({ places, digits, href }: { places: Places; digits: number; href: string }) {
  const stops = { '--stops': gradientStops(places) } as CSSProperties;
  return (
    <td {...ROLES.cell} data-h="" data-phone="line2" style={{ ...stops, '--bars': placeBars(places) } as CSSProperties}>
      <a className={styles.strip} href={href} aria-haspopup="dialog" style={stops}>
        {places.map((place) => centred(place, digits)).join('\t')}
      </a>
    </td>
  );
}

type Board = { number: number; name: string; href: string };

/** Renders the column heads above heat strips: a number, with the board's name for tooltips and screen readers. */
export function HeatHeads({ boards, label }: { boards: readonly Board[]; label: string }) {
  return (
    <th {...ROLES.columnHead} data-h="" aria-label={label}>
      <span className="sr narrow-only">{label}</span>
      <span className={styles.heads}>
        {boards.map(({ number, name, href }) => (
          <Link key={number} href={href} title={name} aria-label={`${number} ${name}`}>
            {number}
          </Link>
        ))}
      </span>
      <svg className={styles.shape} aria-hidden="true">
        <clipPath id="heat-cells" clipPathUnits="objectBoundingBox">
          <path transform={`scale(${1 / (boards.length * (CELL.width + CELL.gap))} ${1 / CELL.height})`} d={cellShapes(boards.length)} />
        </clipPath>
      </svg>
    </th>
  );
}

/**
 * Returns the stops of a gradient with one colour per cell. Neighbours with the same colour share a stop. The gradient is
 * as wide as 100 cells, so a percentage is the number of a cell.
 */
function gradientStops(places: Places): string {
  const steps = places.map(heatStep);
  return steps.flatMap((step, index) => (step === steps[index + 1] ? [] : `var(--h${step})0 ${index + 1}%`)).join(',');
}

/** Returns the stops of a gradient with a line in the gap after each of these columns. */
const groupLines = (ends: readonly number[], pitch: number): string =>
  ends.map((end) => `#0000 0 ${end * pitch - 1}px,var(--line-control) 0 ${end * pitch}px`).join(',');

/** Pads a place at the left with spaces, each of which is half as wide as a digit. */
function centred(place: number | null, digits: number): string {
  if (place === null) return NO_PLACE.padStart(digits + 1); // The dot is narrower than a digit.
  const text = String(place);
  return ' '.repeat(digits - text.length) + text;
}

/** Draws the cells as rectangles with round corners, beside each other. */
function cellShapes(columns: number): string {
  const { width, height, gap, radius } = CELL;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  const cell = `h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}`;
  return Array.from({ length: columns }, (_, column) => `M${column * (width + gap) + gap / 2 + radius} 0${cell}`).join('');
}
