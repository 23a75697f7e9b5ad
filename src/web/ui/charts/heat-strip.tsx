import Link from 'next/link';
import styles from './heat.module.css';
import { heatStep } from './heat-step.ts';

/** The class of a table that contains strips. */
export const HEAT_TABLE = styles.heat;

type Props = {
  /** The place on each board, in the order of the headers; null where there is none. */
  places: readonly (number | null)[];
};

/**
 * One row's places as cells of the surrounding table (HEAT_TABLE). The number is always printed, and the step is a single
 * one-letter attribute, because a page has 3,000 of these. The table belongs in a client component (decision 0005).
 */
export function HeatStrip({ places }: Props) {
  return places.map((place, board) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
    <td key={board} data-h={heatStep(place)}>
      {place}
    </td>
  ));
}

type Board = { number: number; name: string; href: string };

/** Column headers over strips: a number, with the board's name for tooltips and screen readers. */
export function HeatHeads({ boards }: { boards: readonly Board[] }) {
  return boards.map(({ number, name, href }) => (
    <th key={number} data-h="" scope="col">
      <Link href={href} title={name} aria-label={`${number} ${name}`} prefetch={false}>
        {number}
      </Link>
    </th>
  ));
}
