import Link from 'next/link';
import { heatStep } from '#web/ui/charts/chart-math.ts';
import styles from './heat.module.css';

/** Class name of a table that contains heat strips. */
export const HEAT_TABLE = styles.heat;

type StripProps = {
  /** The place on each board, in the order of the column headers. Null means that the player has no record there. */
  places: readonly (number | null)[];
};

/**
 * Renders one row of places as cells of the surrounding table (HEAT_TABLE). Every cell prints its number and has a
 * single one-letter attribute, because a page contains 3,000 cells. The table must be in a client component (decision
 * 0005).
 */
export function HeatStrip({ places }: StripProps) {
  return places.map((place, board) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
    <td key={board} data-h={heatStep(place)}>
      {place}
    </td>
  ));
}

type Board = { number: number; name: string; href: string };

/** Renders the column headers above heat strips: a number, with the board's name for tooltips and screen readers. */
export function HeatHeads({ boards }: { boards: readonly Board[] }) {
  return boards.map(({ number, name, href }) => (
    <th key={number} data-h="" scope="col">
      <Link href={href} title={name} aria-label={`${number} ${name}`} prefetch={false}>
        {number}
      </Link>
    </th>
  ));
}

type Cell = {
  place: number | null;
  href: string;
  /** The board and the place as text. */
  words: string;
};

/** Shows a player's places as a grid of cells, each linked to its board. */
export function HeatGrid({ cells }: { cells: readonly Cell[] }) {
  return (
    <ol className={`${styles.heat} ${styles.grid}`}>
      {cells.map(({ place, href, words }) => (
        <li key={href}>
          <Link href={href} data-h={heatStep(place)} title={words} aria-label={words} prefetch={false}>
            {place}
          </Link>
        </li>
      ))}
    </ol>
  );
}
